import { codesOf, type Option } from '@urzad/domain';

/** Why a contract goes back to its preparation (Process §2.19, RETURN_REASON): as shipped, an office has its own. */
export const RETURN_REASON = [
  { code: 'DANE', pl: 'Błąd w danych', en: 'An error in the data' },
  { code: 'KWOTA', pl: 'Błąd w kwocie', en: 'An error in the amount' },
  { code: 'PODPIS', pl: 'Podpis do poprawy', en: 'A signature to be made again' },
  { code: 'INNE', pl: 'Inny powód', en: 'Another reason' },
] as const satisfies readonly Option[];

/** Why a contract or a participation ended (Process §2.19, END_REASON). */
export const END_REASON = [
  { code: 'PLAN', pl: 'Zgodnie z planem', en: 'As planned' },
  { code: 'REZYGNACJA', pl: 'Rezygnacja', en: 'Resignation' },
  { code: 'ROZWIAZANIE', pl: 'Rozwiązanie przez urząd', en: 'Termination by the office' },
  { code: 'TERMIN', pl: 'Upłynął termin podpisu', en: 'The term for the signature passed' },
  { code: 'ZGON', pl: 'Zgon', en: 'Death' },
  { code: 'INNE', pl: 'Inny powód', en: 'Another reason' },
] as const satisfies readonly Option[];
export type EndReason = (typeof END_REASON)[number]['code'];
export const END_REASON_CODES = codesOf(END_REASON);
