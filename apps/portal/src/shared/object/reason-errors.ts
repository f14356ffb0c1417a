import { reasonError } from '@urzad/grants';

/** What is wrong with the reason of a decision, by the name of its field. */
export function reasonErrors({ reason }: { reason: string }): { reason?: 'is-empty' | 'is-too-short' } {
  const error = reasonError(reason);
  return error ? { reason: error } : {};
}
