import type { MatrixRow } from './role-matrix';

/** What a list of privileges allows of one kind of work: doing it (E), reading it (R), or nothing. */
export function dutyOf({ read, edit }: Pick<MatrixRow, 'read' | 'edit'>, privileges: readonly string[]) {
  const hasAll = (codes: readonly string[]) => codes.every((code) => privileges.includes(code));
  if (edit.length > 0 && hasAll(edit)) return 'E';
  return read.length > 0 && hasAll(read) ? 'R' : undefined;
}
