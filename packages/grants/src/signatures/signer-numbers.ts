import { codesOf, type Option } from '@urzad/domain';

/** What a certificate says about the number of its person (ETSI EN 319 412-1, `serialNumber`). */
export const SIGNER_NUMBER = [
  { code: 'pesel', pl: 'Numer PESEL', en: 'A PESEL' },
  { code: 'tax-number', pl: 'Numer NIP, bez numeru PESEL', en: 'A tax number, no PESEL' },
  { code: 'foreign-number', pl: 'Numer osoby z innego kraju', en: 'A number of another country' },
  {
    code: 'document-number',
    pl: 'Numer dokumentu tożsamości, bez numeru PESEL',
    en: 'A document number, no PESEL',
  },
  { code: 'other-number', pl: 'Inny numer, bez numeru PESEL', en: 'Another number, no PESEL' },
  { code: 'bad-number', pl: 'Błędny numer PESEL', en: 'A wrong PESEL' },
  { code: 'several-numbers', pl: 'Więcej niż jeden numer', en: 'More than one number' },
  { code: 'no-number', pl: 'Bez numeru osoby', en: 'No number of a person' },
  { code: 'organisation', pl: 'Pieczęć instytucji, bez osoby', en: 'The seal of an organisation, no person' },
] as const satisfies readonly Option[];
export type SignerNumber = (typeof SIGNER_NUMBER)[number]['code'];
export const SIGNER_NUMBER_CODES = codesOf(SIGNER_NUMBER);
