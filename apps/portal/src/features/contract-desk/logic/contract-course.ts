import type { Annex, Contract } from '@urzad/contract';

/**
 * How many of the four steps of a contract or an annex are done: preparation, initials, and the signature of each side.
 */
export function contractCourse({ status, asked }: Pick<Contract | Annex, 'status' | 'asked'>): number {
  if (status === 'draft') return asked === 'yes' ? 1 : 0;
  if (status === 'to_member') return 2;
  return status === 'to_office' ? 3 : 4;
}
