import type { Texts } from '..';

export const roles: Texts['roles'] = { A: 'Czujka', K: 'Kwatermistrz', Q: 'Ladacznica', J: 'Łotr' };
