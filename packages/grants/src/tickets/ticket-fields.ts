import { codesOf, type FieldErrors, type FieldSpec, fieldErrors, type Option } from '@urzad/domain';
import { CASE_LETTER } from '../cases/case-errors';

/** The longest title of a ticket. */
export const TICKET_TITLE_MAX = 160;

/** What the form of a new ticket asks. The categories are those of the office (`TICKET_CATEGORY`). */
export const TICKET_FIELDS = {
  category: { step: 1, type: 'text', pl: 'Czego dotyczy?', en: 'What is it about?', required: true, max: 40 },
  title: {
    step: 1,
    type: 'text',
    pl: 'Temat',
    en: 'Subject',
    required: true,
    max: TICKET_TITLE_MAX,
  },
  body: { ...CASE_LETTER, pl: 'Co się dzieje?', en: 'What happens?' },
} as const satisfies Record<string, FieldSpec>;

export type TicketFieldName = keyof typeof TICKET_FIELDS;

/** No field has a rule that depends on the day. */
const ANY_DAY = '2000-01-01';

/** What prevents a new ticket, by the names of its fields. */
export function ticketErrors(answers: Readonly<Record<TicketFieldName, string>>): FieldErrors {
  return fieldErrors(TICKET_FIELDS, answers, ANY_DAY);
}

/** What the browser of who asks says about itself: shown to them before it is sent, and nothing else of it is kept. */
export const BROWSER_FACTS = [
  { code: 'browser', pl: 'Przeglądarka', en: 'Browser' },
  { code: 'viewport', pl: 'Wielkość okna', en: 'Size of the window' },
  { code: 'language', pl: 'Język', en: 'Language' },
  { code: 'display', pl: 'Wygląd strony', en: 'Look of the page' },
  { code: 'version', pl: 'Wersja portalu', en: 'Version of the portal' },
] as const satisfies readonly Option[];
export type BrowserFact = (typeof BROWSER_FACTS)[number]['code'];
export const BROWSER_FACT_CODES = codesOf(BROWSER_FACTS);
export const BROWSER_FACT_MAX = 120;

export const TICKET_PRIORITY = [
  { code: 'NORMAL', pl: 'Zwykłe', en: 'Normal' },
  { code: 'HIGH', pl: 'Pilne', en: 'Urgent' },
] as const satisfies readonly Option[];
export type TicketPriority = (typeof TICKET_PRIORITY)[number]['code'];
export const TICKET_PRIORITY_CODES = codesOf(TICKET_PRIORITY);
