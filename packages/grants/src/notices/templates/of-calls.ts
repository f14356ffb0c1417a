import { POLISH_BINDS, template } from './template';

const RESULT = {
  pl: 'Wynik naboru – zgłoszenie {zgloszenie}',
  en: 'Result of the call – application {zgloszenie}',
};
const LETTER = `The letter is in the details of the application. ${POLISH_BINDS}`;

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
  'result-qualified': template('N07', ['Wynik: zakwalifikowane', 'Result: qualified'], {
    pl: [
      RESULT.pl,
      '{ponownie} Twoje zgłoszenie {zgloszenie} zostało zakwalifikowane: miejsce {miejsce} na liście {strefa}. Do {termin} czekamy na dokumenty potrzebne do umowy. Ich listę zobaczysz w zgłoszeniu.',
    ],
    en: [
      RESULT.en,
      `{ponownie} Your application {zgloszenie} has qualified: place {miejsce} on the list {strefa}. We are waiting for the documents that the contract needs until {termin}. Their list is in the application. ${LETTER}`,
    ],
  }),
  'result-reserve': template('N08', ['Wynik: lista rezerwowa', 'Result: reserve list'], {
    pl: [
      RESULT.pl,
      '{ponownie} Twoje zgłoszenie {zgloszenie} jest na liście rezerwowej: miejsce {miejsce}. Napiszemy, gdy zwolni się miejsce. {waznosc} {ocena}',
    ],
    en: [
      RESULT.en,
      `{ponownie} Your application {zgloszenie} is on the reserve list: place {miejsce}. We will write when a place becomes free. {waznosc} {ocena} ${LETTER}`,
    ],
  }),
  'result-not-qualified': template('N09', ['Wynik: niezakwalifikowane', 'Result: not qualified'], {
    pl: [
      RESULT.pl,
      '{ponownie} Twoje zgłoszenie {zgloszenie} nie zostało zakwalifikowane: {powod}. {ocena} Zapraszamy do następnego naboru.',
    ],
    en: [
      RESULT.en,
      `{ponownie} Your application {zgloszenie} has not qualified: {powod}. {ocena} You are welcome in the next call. ${LETTER}`,
    ],
  }),
  'reserve-promoted': template('N10', ['Miejsce z listy rezerwowej', 'Moved up from the reserve list'], {
    pl: [
      RESULT.pl,
      'Zwolniło się miejsce i Twoje zgłoszenie {zgloszenie} jest zakwalifikowane. Na dokumenty potrzebne do umowy masz {czas}, do {termin}. Ich listę zobaczysz w zgłoszeniu.',
    ],
    en: [
      RESULT.en,
      'A place has become free, and your application {zgloszenie} has qualified. You have {czas}, until {termin}, for the documents that the contract needs. Their list is in the application.',
    ],
  }),
  'reserve-lapsed': template('OTHER', ['Koniec listy rezerwowej', 'End of the reserve list'], {
    pl: [
      RESULT.pl,
      'Lista rezerwowa tego naboru straciła ważność i Twoje zgłoszenie {zgloszenie} nie zostało zakwalifikowane: nie zwolniło się miejsce. Zapraszamy do następnego naboru.',
    ],
    en: [
      RESULT.en,
      'The reserve list of this call is no longer valid, and your application {zgloszenie} has not qualified: no place has become free. You are welcome in the next call.',
    ],
  }),
});
