import type { RegistrationRow } from '@urzad/contract';

/** The registration that prevents another one in the same call (E12). */
export function findTaken<Row extends Pick<RegistrationRow, 'call_number' | 'replaceable'>>(
  rows: readonly Row[],
  call: { number: string },
): Row | undefined {
  return rows.find((row) => row.call_number === call.number && row.replaceable === 'no');
}
