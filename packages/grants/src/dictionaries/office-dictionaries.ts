import { getIsoDate, type IsoDate, type Option, type StatusInfo } from '@urzad/domain';

/** What a ticket of the help desk is about (Process §2.18, §2.19). */
export const TICKET_CATEGORY = [
  { code: 'LOGOWANIE', pl: 'Logowanie', en: 'Signing in' },
  { code: 'FORMULARZ', pl: 'Formularz', en: 'A form' },
  { code: 'PLIKI', pl: 'Pliki', en: 'Files' },
  { code: 'PODPIS', pl: 'Podpis', en: 'Signing' },
  { code: 'INNE', pl: 'Inne', en: 'Other' },
] as const satisfies readonly Option[];

/** What stands on notes of the boards beside their words (Process §2.18): the colour repeats the word. */
export const BOARD_LABEL = [
  { code: 'PILNE', pl: 'Pilne', en: 'Urgent', color: 'red' },
  { code: 'TELEFON', pl: 'Telefon', en: 'Phone call', color: 'blue' },
  { code: 'PISMO', pl: 'Pismo', en: 'Letter', color: 'purple' },
  { code: 'CZEKAMY', pl: 'Czekamy na odpowiedź', en: 'Waiting for an answer', color: 'orange' },
  { code: 'ZAKUPY', pl: 'Zakupy', en: 'Purchases', color: 'grey' },
] as const satisfies readonly (Option & { color: StatusInfo['colour'] })[];

/** A yearly rate of interest, in basis points, from a day until the day of the next one. */
export interface InterestRate extends Option {
  rate: number;
  valid_from: IsoDate;
}

/**
 * Interest on tax arrears, as the minister of finance announced it: twice the Lombard rate and 2 %. The accountants of an
 * office confirm the rates before a recovery is counted.
 */
export const ODSETKI: readonly InterestRate[] = [
  interest('2022-09-08', 1650),
  interest('2023-09-07', 1500),
  interest('2023-10-05', 1450),
  interest('2025-05-08', 1350),
  interest('2025-07-03', 1300),
  interest('2025-09-04', 1250),
  interest('2025-10-09', 1200),
  interest('2025-11-06', 1150),
  interest('2025-12-04', 1100),
];

/**
 * Banks by the first digits of the routing number of an account: the two of the state, and that of the invented accounts of
 * the demo. An office adds those to which it pays.
 */
export const BANK = [
  { code: '101', pl: 'Narodowy Bank Polski', en: 'National Bank of Poland' },
  { code: '113', pl: 'Bank Gospodarstwa Krajowego', en: 'State development bank' },
  { code: '9990', pl: 'Bank zmyślony', en: 'An invented bank' },
] as const satisfies readonly Option[];

/** A rate as an item of the dictionary: its day is its code, its name follows from both. */
export function interest(day: string, rate: number): InterestRate {
  const percent = String(rate / 100);
  return {
    code: day,
    pl: `${percent.replace('.', ',')}% od ${day}`,
    en: `${percent}% from ${day}`,
    rate,
    valid_from: getIsoDate(day),
  };
}
