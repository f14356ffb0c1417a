import { codesOf, type FieldRefusal, type FieldSpec, fieldRefusals, type Option } from '@urzad/domain';

/** What somebody writes about to the office from its public page (Process §2.18). */
export const CONTACT_TOPIC = [
  {
    code: 'PRZED_ZGLOSZENIEM',
    pl: 'Mam pytanie przed złożeniem zgłoszenia',
    en: 'I have a question before I apply',
  },
  { code: 'ZGLOSZENIE', pl: 'Moje zgłoszenie', en: 'My application' },
  { code: 'UMOWA', pl: 'Umowa, rozliczenie albo wypłata', en: 'Contract, claim or payment' },
  { code: 'KONTO', pl: 'Konto i logowanie', en: 'Account and signing in' },
  { code: 'DOSTEPNOSC', pl: 'Dostępność', en: 'Accessibility' },
  { code: 'NIEPRAWIDLOWOSC', pl: 'Nieprawidłowość w projekcie', en: 'An irregularity in the project' },
  { code: 'INNE', pl: 'Inna sprawa', en: 'Something else' },
] as const satisfies readonly Option[];
export type ContactTopic = (typeof CONTACT_TOPIC)[number]['code'];
export const CONTACT_TOPIC_CODES = codesOf(CONTACT_TOPIC);

/** A person needs longer for the form; a program that sends sooner is refused. */
export const CONTACT_FILLED_MIN_MS = 3_000;

/** Days in which the office answers. */
export const CONTACT_ANSWER_DAYS = 14;
/** Of a question about accessibility (Process §7.2). */
const ACCESSIBILITY_DAYS = 7;

export function contactAnswerDays(topic: ContactTopic): number {
  return topic === 'DOSTEPNOSC' ? ACCESSIBILITY_DAYS : CONTACT_ANSWER_DAYS;
}

const MESSAGE_MAX = 3_000;

export const CONTACT_FORM_FIELDS = {
  topic: {
    step: 1,
    type: 'option',
    pl: 'W jakiej sprawie?',
    en: 'What is it about?',
    required: true,
    options: CONTACT_TOPIC,
  },
  name: { step: 1, type: 'name', pl: 'Imię i nazwisko', en: 'First and last name', required: true },
  mail: { step: 1, type: 'mail', pl: 'Adres e-mail', en: 'E-mail address', required: true },
  phone: { step: 1, type: 'phone', pl: 'Telefon', en: 'Phone', required: false },
  body: { step: 1, type: 'longText', pl: 'Wiadomość', en: 'Message', required: true, max: MESSAGE_MAX },
} as const satisfies Record<string, FieldSpec>;

export type ContactFormName = keyof typeof CONTACT_FORM_FIELDS;

/** No field has a rule that depends on the day. */
const ANY_DAY = '2000-01-01';

/** What prevents the message from being sent, by the names of its fields. */
export function contactErrors(
  answers: Readonly<Record<ContactFormName, string>>,
): Record<string, FieldRefusal> {
  const errors: Record<string, FieldRefusal> = {};
  for (const [name, [first]] of Object.entries(
    fieldRefusals(CONTACT_FORM_FIELDS, answers, { today: ANY_DAY }),
  )) {
    if (first) errors[name] = first;
  }
  return errors;
}
