import type { BoardNote } from '@urzad/contract';
import { ApiFailure } from '#shared/http/api-failure';
import { isConflict } from '#shared/http/refusals';

/** What is stored, where somebody else was faster. */
export function storedNoteIn(error: unknown): BoardNote | undefined {
  return isConflict(error) ? (error.data as { stored?: BoardNote }).stored : undefined;
}

/** The checklist has the point no more, or the note is done or removed. */
export function isPointGone(error: unknown): boolean {
  return error instanceof ApiFailure && [404, 409].includes(error.status);
}

/** The note can no longer be changed. A new one, which was never there, is refused for other reasons. */
export function isNoteGone(error: unknown, note: BoardNote | undefined): boolean {
  return note !== undefined && error instanceof ApiFailure && [404, 409].includes(error.status);
}
