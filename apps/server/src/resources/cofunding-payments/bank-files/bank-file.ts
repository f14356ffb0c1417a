import type { BankFormat } from '@urzad/contract';
import type { BankOrder } from './bank-order';
import { csvFile } from './csv-file';
import { elixirFile } from './elixir-file';
import { painFile } from './pain-file';

const ENDINGS: Record<BankFormat, string> = { csv: 'csv', elixir: 'pli', pain: 'xml' };

/** A list as a file for the bank. */
export function bankFile(
  order: BankOrder,
  format: BankFormat,
  { elixirEncoding }: { elixirEncoding: string },
): { name: string; bytes: Buffer } {
  const name = `lista-wyplat-${order.number.replaceAll('/', '-')}.${ENDINGS[format]}`;
  if (format === 'csv') return { name, bytes: csvFile(order) };
  return { name, bytes: format === 'elixir' ? elixirFile(order, elixirEncoding) : painFile(order) };
}
