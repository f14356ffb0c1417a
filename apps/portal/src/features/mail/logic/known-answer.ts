import type { MailLetter, MailThread, OutsideMail } from '@urzad/contract';
import { ApiFailure } from '#shared/http/api-failure';
import { reasonOf } from '#shared/object/refusal-text';
import type { Beginning } from './letter-values';
import { openedLetter } from './opened-letter';

export type OutsideAnswer = NonNullable<OutsideMail['answer']>;

/**
 * The last answer of the office to the letter from outside that is answered, as far as its writer knows: null for none,
 * undefined where nothing from outside is answered.
 */
export function knownAnswer(
  thread: MailThread | undefined,
  beginning: Beginning,
): OutsideAnswer | null | undefined {
  return thread && letterBefore(thread, beginning)?.outside?.answer;
}

function letterBefore(thread: MailThread, beginning: Beginning): MailLetter | undefined {
  const letter = openedLetter(thread);
  return beginning === 'draft' ? thread.letters.find(({ id }) => id === letter.id_before) : letter;
}

/** Somebody of the office answered while this answer was written: which answer, and who. */
export function answeredMeanwhile(error: unknown): { id: number; name: string } | undefined {
  if (!(error instanceof ApiFailure) || reasonOf(error) !== 'answered') return undefined;
  const { id, name } = Object(error.data);
  return { id: Number(id), name: String(name) };
}
