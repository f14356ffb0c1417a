import { codesOf, type Option } from '@urzad/domain';

/** What a document of the office is (Process §2.17). */
export const DOCUMENT_KIND = [
  { code: 'FORMULARZ', pl: 'Formularz rekrutacyjny', en: 'Recruitment form' },
  { code: 'KLAUZULA', pl: 'Klauzula informacyjna', en: 'Information clause' },
  { code: 'POTWIERDZENIE_ZLOZENIA', pl: 'Potwierdzenie złożenia', en: 'Receipt' },
  { code: 'PISMO', pl: 'Pismo urzędu', en: 'Letter from the office' },
  { code: 'PERSONAL_DATA', pl: 'Formularz danych uczestnika', en: 'Form of participant’s data' },
  { code: 'UMOWA', pl: 'Umowa uczestnictwa', en: 'Contract of participation' },
  { code: 'ANEKS', pl: 'Aneks do umowy', en: 'Annex to the contract' },
  { code: 'LISTA_RANKINGOWA', pl: 'Lista rankingowa', en: 'Ranking list' },
  { code: 'KARTA_PODPISU', pl: 'Karta podpisu', en: 'Signature card' },
  { code: 'ROZLICZENIE', pl: 'Rozliczenie', en: 'Claim' },
  { code: 'REZYGNACJA', pl: 'Oświadczenie o rezygnacji', en: 'Statement of resignation' },
  { code: 'OSWIADCZENIE', pl: 'Oświadczenie', en: 'Statement' },
  { code: 'LISTA_WYPLAT', pl: 'Lista wypłat', en: 'Payment list' },
] as const satisfies readonly Option[];

export type DocumentKind = (typeof DOCUMENT_KIND)[number]['code'];
export const DOCUMENT_KIND_CODES = codesOf(DOCUMENT_KIND);

/** What people sign and submit in the portal; the office makes it of their answers. */
export const SUBMITTED_KINDS = [
  'FORMULARZ',
  'PERSONAL_DATA',
  'ROZLICZENIE',
  'REZYGNACJA',
  'OSWIADCZENIE',
] as const satisfies readonly DocumentKind[];

export function isSubmittedKind(kind: DocumentKind): boolean {
  return SUBMITTED_KINDS.some((submitted) => submitted === kind);
}
