import type { Texts } from '..';

export const roles: Texts['roles'] = { A: 'Ausguck', K: 'Quartiermeister', Q: 'Dirne', J: 'Schurke' };
