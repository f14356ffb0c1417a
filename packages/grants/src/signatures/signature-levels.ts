import { codesOf, type Option } from '@urzad/domain';

/** What kind of signature a document carries (Process §2.17, `level`). */
export const SIGNATURE_LEVEL = [
  { code: 'DOKUMENTOWA', pl: 'Podpis w portalu', en: 'Signature in the portal' },
  { code: 'ZAUFANY', pl: 'Podpis zaufany', en: 'Trusted signature' },
  { code: 'OSOBISTY', pl: 'Podpis osobisty', en: 'Personal signature' },
  { code: 'ZAAWANSOWANY', pl: 'Podpis zaawansowany', en: 'Advanced signature' },
  { code: 'KWALIFIKOWANY', pl: 'Podpis kwalifikowany', en: 'Qualified signature' },
  { code: 'PIECZEC', pl: 'Pieczęć elektroniczna', en: 'Electronic seal' },
  { code: 'WLASNORECZNY', pl: 'Podpis własnoręczny', en: 'Handwritten signature' },
] as const satisfies readonly Option[];
export type SignatureLevel = (typeof SIGNATURE_LEVEL)[number]['code'];
export const SIGNATURE_LEVEL_CODES = codesOf(SIGNATURE_LEVEL);
