import type { Texts } from '..';

export const refusals: Texts['refusals'] = {
  'seas.not-your-turn': 'To nie twoja kolej.',
  'seas.must-play': 'Najpierw zagraj kartę z ręki.',
  'seas.card-not-in-hand': 'Nie masz tej karty na ręce. Zagraj jedną z tych, które masz.',
  'seas.card-not-in-display': 'Możesz brać tylko karty, które leżą na wyspie.',
  'seas.must-take-same-strength': 'Na wyspie leży karta o tej samej sile: musisz wziąć dokładnie jedną taką kartę.',
  'seas.does-not-add-up': 'Siły branych kart muszą dawać w sumie dokładnie siłę twojej karty.',
  'seas.must-take-combination': 'Karty na wyspie dają w sumie siłę twojej karty: musisz wziąć jedną taką kombinację.',
  'seas.one-takes-a-ten': 'Karta o sile 1 bierze jedną kartę o sile 10 albo zostaje wyłożona.',
  'seas.kraken-takes-ten-or-all': 'Kraken bierze jedną kartę o sile 10 albo całą wyspę, albo zostaje wyłożony.',
  'seas.must-choose-source': 'Wyspa ogołocona: wybierz, skąd podkradasz, albo zrezygnuj.',
  'seas.no-such-source': 'Nie ma takiej skrzyni. Podkradnij z cudzej skrzyni lub z portu albo zrezygnuj.',
  'seas.own-chest': 'Nie można podkradać z własnej skrzyni. Wybierz cudzą albo port.',
  'seas.empty-source': 'Tam nie ma czego podkraść. Wybierz skrzynię lub port, gdzie leżą karty, albo zrezygnuj.',
  'seas.must-pick': 'Karty są już obejrzane: teraz wybierz jedną z nich.',
  'seas.card-not-in-source': 'Tej karty nie ma wśród oglądanych. Wybierz jedną z nich.',
  'seas.first-is-due': 'Najpierw trzeba wylosować, kto zaczyna.',
  'seas.deal-is-due': 'Najpierw trzeba rozdać karty.',
  'seas.nothing-is-due': 'Nie ma teraz nic do losowania ani rozdawania.',
  'seas.no-such-seat': 'Nie ma takiego miejsca przy tym stole.',
  'seas.not-all-cards': 'W rozdaniu każda z 40 kart musi wystąpić dokładnie raz.',
};
