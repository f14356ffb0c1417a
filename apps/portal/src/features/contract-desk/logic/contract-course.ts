import type { Contract } from '@urzad/contract';

/** How many of the four steps of a contract are done: preparation, initials, and the signature of each side. */
export function contractCourse({ status, asked }: Pick<Contract, 'status' | 'asked'>): number {
  if (status === 'draft') return asked === 'yes' ? 1 : 0;
  if (status === 'to_member') return 2;
  return status === 'to_office' ? 3 : 4;
}
