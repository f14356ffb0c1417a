import type { Contract } from '@urzad/contract';

/** The name of the file of a contract, without the ending. */
export function fileNameOf({ number }: Pick<Contract, 'number'>): string {
  return `umowa-${number.replaceAll('/', '-')}`;
}
