import { codesOf, type Option } from '@urzad/domain';

/** What an annex changes (Process §2.11). */
export const ANNEX_KIND = [
  { code: 'PLACOWKA', pl: 'Placówka', en: 'Care provider' },
  { code: 'FORMA', pl: 'Forma opieki', en: 'Form of care' },
  { code: 'KWOTA', pl: 'Koszt miesięczny', en: 'Monthly cost' },
  { code: 'OKRES', pl: 'Okres dofinansowania', en: 'Period of the co-funding' },
  { code: 'DZIECKO', pl: 'Dane dziecka', en: 'Data of the child' },
  { code: 'RACHUNEK', pl: 'Rachunek do wypłat', en: 'Account for payments' },
  { code: 'DANE', pl: 'Dane uczestnika', en: 'Data of the participant' },
  { code: 'ZAWIESZENIE', pl: 'Zawieszenie miesięcy', en: 'Suspension of months' },
  { code: 'PRAWO', pl: 'Zmiana przepisów', en: 'Change of the law' },
] as const satisfies readonly Option[];
export type AnnexKind = (typeof ANNEX_KIND)[number]['code'];
export const ANNEX_KIND_CODES = codesOf(ANNEX_KIND);

/** Kinds whose change the office writes in its own words: nothing is computed of them. */
export const WORDED_ANNEX_KINDS = ['DANE', 'PRAWO'] as const satisfies readonly AnnexKind[];
export type WordedAnnexKind = (typeof WORDED_ANNEX_KINDS)[number];
