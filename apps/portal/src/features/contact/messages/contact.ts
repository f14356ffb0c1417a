import { COUNTED, countText } from '@urzad/domain';
import { CONTACT_ANSWER_DAYS } from '@urzad/grants';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Kontakt',
  heading: 'Porozmawiajmy',
  lead: 'Zadzwoń, napisz albo przyjdź. Przejdziemy przez formularz razem z Tobą.',
  ways: 'Sposoby kontaktu',
  call: 'Zadzwoń',
  write: 'Napisz',
  come: 'Przyjdź',
  formBelow: 'Formularz niżej',
  answerDays: `odpowiadamy w ciągu ${countText(CONTACT_ANSWER_DAYS, COUNTED.day)}`,

  form: 'Napisz do nas',
  haveAccount: 'Masz już konto?',
  logIn: 'Zaloguj się',
  sooner: 'i napisz w swojej sprawie. Odpowiemy szybciej.',
  inPortal: 'W swojej sprawie napiszesz też w portalu:',
  openCase: 'załóż sprawę',
  phoneHint: 'Jeśli wolisz, oddzwonimy.',
  bodyHint: 'Nie podawaj numeru PESEL ani informacji o zdrowiu.',
  trap: 'Zostaw to pole puste',
  clause: 'Wiem, jak urząd przetwarza moje dane.',
  readClause: 'Przeczytaj, jak przetwarzamy dane',
  submit: 'Wyślij wiadomość',
  failed: 'Nie udało się wysłać wiadomości',
  looksAutomatic:
    'Wiadomość wygląda na wysłaną przez program, bo wypełniono pole, którego na stronie nie widać. Wyłącz automatyczne wypełnianie i odśwież stronę, a tekst wiadomości przedtem skopiuj. Możesz też zadzwonić albo napisać e-mail.',

  sent: 'Wiadomość wysłana',
  sentText: (mail: string) =>
    `Potwierdzenie wysłaliśmy na adres ${mail}. Odpowiemy w ciągu ${countText(CONTACT_ANSWER_DAYS, COUNTED.day)}.`,
  toHome: 'Przejdź na stronę główną',
  again: 'Napisz następną',

  before: 'Zanim napiszesz',
  whoMayApply: 'Kto może skorzystać?',
  selfCheck: 'Czy to dla mnie i jakie dokumenty przygotować?',
  rules: 'Regulamin projektu',
  helpDesk: 'Portal nie działa?',
  reportFault: 'Pomoc techniczna',
  accessibility: 'Dostępność',
  accessibilityStatement: 'Deklaracja dostępności',
  otherAddresses: 'Inne adresy',
  eDelivery: 'e-Doręczenia',
  iod: 'Inspektor ochrony danych',
};

const en = {
  title: 'Contact',
  heading: 'Let’s talk',
  lead: 'Call, write or come. We will go through the form together with you.',
  ways: 'Ways to contact us',
  call: 'Call',
  write: 'Write',
  come: 'Come',
  formBelow: 'The form below',
  answerDays: `we answer within ${countText(CONTACT_ANSWER_DAYS, COUNTED.day, 'en')}`,

  form: 'Write to us',
  haveAccount: 'Do you have an account?',
  logIn: 'Sign in',
  sooner: 'and write about your own matter. We answer sooner.',
  inPortal: 'You can also write about your own matter in the portal:',
  openCase: 'open a case',
  phoneHint: 'We call back if you prefer it.',
  bodyHint: 'Do not give your PESEL number or anything about health.',
  trap: 'Leave this field empty',
  clause: 'I know how the office processes my data.',
  readClause: 'Read how we process data',
  submit: 'Send the message',
  failed: 'The message could not be sent',
  looksAutomatic:
    'The message looks as if a program had sent it: a field that the page does not show is filled in. Turn automatic filling off and reload the page; copy the text of your message first. You can also call or send an e-mail.',

  sent: 'Message sent',
  sentText: (mail: string) =>
    `We sent a confirmation to ${mail}. We answer within ${countText(CONTACT_ANSWER_DAYS, COUNTED.day, 'en')}.`,
  toHome: 'Go to the home page',
  again: 'Write another one',

  before: 'Before you write',
  whoMayApply: 'Who may apply?',
  selfCheck: 'Is it for me, and which documents do I need?',
  rules: 'Rules of the project',
  helpDesk: 'Does the portal not work?',
  reportFault: 'Help desk',
  accessibility: 'Accessibility',
  accessibilityStatement: 'Accessibility statement',
  otherAddresses: 'Other addresses',
  eDelivery: 'e-Delivery',
  iod: 'Data protection officer',
} satisfies typeof pl;

export const contactMessages: Messages<typeof pl> = { pl, en };
