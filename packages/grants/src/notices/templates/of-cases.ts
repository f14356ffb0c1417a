import { POLISH_BINDS, template } from './template';

export const CASE_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'case-received': template('OTHER', ['Wpłynęła sprawa', 'A case was received'], {
    pl: ['Potwierdzenie wpływu sprawy {znak}', 'Mamy Twoją sprawę. Jej znak to {znak}. {odpowiedz}'],
    en: ['Confirmation: we have received case {znak}', 'We have your case. Its sign is {znak}. {odpowiedz}'],
  }),
  'case-letter': template('N25', ['Urząd napisał w sprawie', 'The office has written in a case'], {
    pl: ['Nowa wiadomość w sprawie {znak}', 'W sprawie {znak} czeka wiadomość od nas. {odpowiedz}'],
    en: [
      'New message in case {znak}',
      `A message from us is waiting in case {znak}. ${POLISH_BINDS} {odpowiedz}`,
    ],
  }),
  'case-extended': template('OTHER', ['Nowy termin sprawy', 'A case got a new deadline'], {
    pl: [
      'Nowy termin w sprawie {znak}',
      'Potrzebujemy więcej czasu w sprawie {znak}. Powód znajdziesz w sprawie. {odpowiedz}',
    ],
    en: [
      'New deadline in case {znak}',
      'We need more time for case {znak}. You will find the reason in the case. {odpowiedz}',
    ],
  }),
  'case-reopened': template('OTHER', ['Sprawa wznowiona', 'A case was reopened'], {
    pl: ['Wznowienie sprawy {znak}', 'Sprawa {znak} jest znowu w toku. {odpowiedz}'],
    en: ['Case {znak} has been reopened', 'Case {znak} is in progress again. {odpowiedz}'],
  }),
});
