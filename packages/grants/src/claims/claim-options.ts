import { codesOf, type Option } from '@urzad/domain';

/** What a line of a claim is for (Process §2.14). */
export const COST_KIND = [
  { code: 'POBYT', pl: 'Opieka (pobyt)', en: 'Care (stay)' },
  { code: 'WYZYWIENIE', pl: 'Wyżywienie', en: 'Meals' },
  { code: 'WPISOWE', pl: 'Wpisowe', en: 'Entry fee' },
  { code: 'WYNAGRODZENIE_NIANI', pl: 'Wynagrodzenie niani', en: 'Pay of the nanny' },
  { code: 'SKLADKI_ZUS', pl: 'Składki ZUS', en: 'Social insurance' },
  { code: 'ZAJECIA_DODATKOWE', pl: 'Zajęcia dodatkowe', en: 'Extra classes' },
  { code: 'INNE', pl: 'Inny koszt', en: 'Another cost' },
  { code: 'KOREKTA', pl: 'Korekta', en: 'Correction' },
] as const satisfies readonly Option[];
export type CostKind = (typeof COST_KIND)[number]['code'];
export const COST_KIND_CODES = codesOf(COST_KIND);

/** The accounting document behind a line. */
export const COST_DOCUMENT = [
  { code: 'FAKTURA', pl: 'Faktura', en: 'Invoice' },
  { code: 'RACHUNEK', pl: 'Rachunek', en: 'Bill' },
  { code: 'ZASWIADCZENIE', pl: 'Zaświadczenie placówki', en: 'Certificate of the facility' },
  { code: 'LISTA_PLAC', pl: 'Lista płac', en: 'Payroll' },
  { code: 'ZUS_DRA', pl: 'Deklaracja ZUS DRA', en: 'Declaration ZUS DRA' },
] as const satisfies readonly Option[];
export type CostDocument = (typeof COST_DOCUMENT)[number]['code'];
export const COST_DOCUMENT_CODES = codesOf(COST_DOCUMENT);

/** How a cost was paid. */
export const PAID_FORM = [
  { code: 'PRZELEW', pl: 'Przelew', en: 'Transfer' },
  { code: 'GOTOWKA', pl: 'Gotówka', en: 'Cash' },
  { code: 'KARTA', pl: 'Karta', en: 'Card' },
] as const satisfies readonly Option[];
export type PaidForm = (typeof PAID_FORM)[number]['code'];
export const PAID_FORM_CODES = codesOf(PAID_FORM);

/** What the office decides on a line. */
export const LINE_DECISION = [
  { code: 'OK', pl: 'W całości', en: 'In full' },
  { code: 'CZESC', pl: 'W części', en: 'In part' },
  { code: 'NIE', pl: 'Nie uznano', en: 'Not accepted' },
] as const satisfies readonly Option[];
export type LineDecision = (typeof LINE_DECISION)[number]['code'];
export const LINE_DECISION_CODES = codesOf(LINE_DECISION);

/** The note of a line that was named in a call for correction and not mended (Process §2.14). */
export const NOT_MENDED = 'nie uzupełniono';

/** The most lines of a claim. */
export const CLAIM_LINES_MAX = 40;
