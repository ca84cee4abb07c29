import type { PrivacyWords } from './en';

export const pl: PrivacyWords = {
  lead: 'Septem niczego od ciebie nie chce. Nie ma kont, ciasteczek ani reklam, a strona łączy się tylko z własnym serwerem.',
  device: 'Na twoim urządzeniu',
  deviceText:
    'Twoje ustawienia, imię, partie z botami i dla każdego serwera losowy ciąg znaków, po którym cię rozpozna, gdy wrócisz. Wszystko usuniesz, czyszcząc w przeglądarce dane tej strony albo tutaj:',
  forget: 'Usuń wszystko z tego urządzenia',
  forgetSure: 'Partie z tego urządzenia i twoje miejsca przy stołach online przepadną. Usunąć?',
  forgotten: 'Wszystko usunięte.',
  server: 'Na serwerze',
  serverText:
    'Ze stołów ze znajomymi: podane imię, ruchy wraz z czasem, czat stołu i skrót twojego ciągu znaków (nie on sam). Stół przechowuje też znacznik, według którego liczone są stoły z jednej sieci; nie da się z niego odczytać adresu. Zakończone partie pozostają jako zapisy. W dzienniku serwera nie ma imion, ciągów znaków ani czatu.',
  network: 'W sieci',
  networkText: 'Strona nie pobiera niczego od osób trzecich. Partie z botami i lekcje nie wymagają sieci, gdy strona została raz otwarta.',
};
