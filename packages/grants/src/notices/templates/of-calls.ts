import { template } from './template';

/** Of a call for applications. */
export const CALL_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'call-announced': template('N01', ['Nabór ogłoszony', 'A call was announced'], {
    pl: [
      'Ogłoszono nabór {nabor}',
      'Ogłosiliśmy nabór {nabor}. Zgłoszenia przyjmujemy od {poczatek} do {koniec}. Ogłoszenie przeczytasz na stronie „O projekcie”. Te wiadomości możesz wyłączyć w danych konta.',
    ],
    en: [
      'Call {nabor} has been announced',
      'We have announced call {nabor}. Applications are taken from {poczatek} to {koniec}. You can read the announcement on the page “About the project”. These messages can be switched off in the data of your account.',
    ],
  }),
  'call-cancelled': template('N02', ['Nabór odwołany', 'A call was cancelled'], {
    pl: [
      'Odwołano nabór {nabor}',
      'Nabór {nabor} został odwołany. Powód: {powod} Twój szkic zgłoszenia został zamknięty, a jego odpowiedzi i pliki usunięte. Nie musisz nic robić.',
    ],
    en: [
      'Call {nabor} has been cancelled',
      'Call {nabor} has been cancelled. The reason, in Polish: {powod} Your draft of an application is closed, and its answers and files are erased. You do not have to do anything.',
    ],
  }),
  'call-prolonged': template('OTHER', ['Nabór przedłużony', 'A call is open for longer'], {
    pl: [
      'Nabór {nabor} potrwa dłużej',
      'Zgłoszenie w naborze {nabor} możesz złożyć do {koniec}. Powód: {powod}',
    ],
    en: [
      'Call {nabor} is open for longer',
      'You can submit an application in call {nabor} until {koniec}. The reason, in Polish: {powod}',
    ],
  }),
  'reserve-promoted': template('N10', ['Miejsce z listy rezerwowej', 'Moved up from the reserve list'], {
    pl: [
      'Wynik naboru – zgłoszenie {zgloszenie}',
      'Zwolniło się miejsce i Twoje zgłoszenie {zgloszenie} jest zakwalifikowane. Na dokumenty potrzebne do umowy masz {czas}, do {termin}. Ich listę zobaczysz w zgłoszeniu.',
    ],
    en: [
      'Result of the call – application {zgloszenie}',
      'A place has become free, and your application {zgloszenie} has qualified. You have {czas}, until {termin}, for the documents that the contract needs. Their list is in the application.',
    ],
  }),
  'reserve-lapsed': template('OTHER', ['Koniec listy rezerwowej', 'End of the reserve list'], {
    pl: [
      'Wynik naboru – zgłoszenie {zgloszenie}',
      'Lista rezerwowa tego naboru straciła ważność i Twoje zgłoszenie {zgloszenie} nie zostało zakwalifikowane: nie zwolniło się miejsce. Zapraszamy do następnego naboru.',
    ],
    en: [
      'Result of the call – application {zgloszenie}',
      'The reserve list of this call is no longer valid, and your application {zgloszenie} has not qualified: no place has become free. You are welcome in the next call.',
    ],
  }),
});
