import { ApiFailure } from './api-failure';

/**
 * The server said no, and did nothing. Any other failure, a lost answer above all, leaves open what was done; a request
 * that was late (408) was not judged.
 */
export function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.code !== 'network';
}

/** Somebody else, or another window, changed the object. */
export function isConflict(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'conflict';
}

/** The object is in another status than the caller saw, in which this step is not there. */
export function isStepGone(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    error.code === 'illegal-step' &&
    !(isRecord(error.data) && typeof error.data.reason === 'string')
  );
}

/** `{field: code}` of a refused form, or undefined when the refusal was about something else. */
export function fieldErrorsOf(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 400 || !isRecord(error.data)) return undefined;
  const entries = Object.entries(error.data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The call for applications ended before the submission. */
export const isCallClosed = (error: unknown) => isRefusedFor('call-closed', error);

/** The last day of a correction passed before its submission. */
export const isCorrectionLate = (error: unknown) => isRefusedFor('correction-late', error);

/** The last day of the documents for the contract has passed. */
export const areDocumentsLate = (error: unknown) => isRefusedFor('documents-late', error);

/** Staff act for somebody, who alone may do this. */
export const isActing = (error: unknown) => isRefusedFor('acting', error);

/** The code was typed wrong too often and is invalid; a new one is needed. */
export const isCodeSpent = (error: unknown) => isRefusedFor('code-spent', error);

/** Somebody else is in charge of the object. */
export const isNotOwner = (error: unknown) => isRefusedFor('not-owner', error);

/** The registration was deleted before, in this window or another. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiFailure && isRecord(error.data) && error.data.status === 'cancelled';
}

function isRefusedFor(reason: string, error: unknown): boolean {
  return error instanceof ApiFailure && isRecord(error.data) && error.data.reason === reason;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
