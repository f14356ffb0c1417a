import type { BoardNote } from '@urzad/contract';
import { isConflict } from '#shared/http/refusals';

/** What is stored, where somebody else was faster. */
export function storedNoteIn(error: unknown): BoardNote | undefined {
  return isConflict(error) ? (error.data as { stored?: BoardNote }).stored : undefined;
}
