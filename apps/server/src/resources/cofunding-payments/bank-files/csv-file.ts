import { csvText, toPriceText } from '@urzad/domain';
import type { BankOrder } from './bank-order';

const HEADERS = [
  ...['Lp.', 'Lista', 'Rozliczenie', 'Odbiorca', 'Rachunek odbiorcy'],
  ...['Kwota', 'Waluta', 'Tytuł', 'Data wypłaty'],
];

/** For a spreadsheet, or a bank that takes tables: account numbers stay digits (decision 0098). */
export function csvFile({ number, date, transfers }: BankOrder): Buffer {
  const rows = transfers.map(({ claim_number, receiver, account, amount, title }, at) => [
    ...[String(at + 1), number, claim_number, receiver, account],
    ...[toPriceText(amount).replace('.', ','), 'PLN', title, date],
  ]);
  return Buffer.from(csvText([HEADERS, ...rows]));
}
