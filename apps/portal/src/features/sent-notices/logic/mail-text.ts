import type { SentNotice } from '@urzad/contract';
import type { SentWords } from '../messages/sent';

/** What is said below the state of an e-mail: why it did not leave, how often it was tried, when it is tried next. */
export function mailText(email: SentNotice['email'], words: SentWords): string | null {
  if (!email || email.state === 'sent') return null;
  const { trouble, tries, retry_in, state } = email;
  const parts = [
    trouble && words.troubles[trouble],
    tries > 0 && words.tries(tries),
    state === 'queued' && retry_in !== null && tries > 0 && retryText(retry_in, words),
  ];
  return parts.filter(Boolean).join(', ') || null;
}

function retryText(seconds: number, words: SentWords): string {
  return seconds < 60 ? words.retryNow : words.retryIn(Math.ceil(seconds / 60));
}

/** Whether its reader has read or deleted it. */
export function readText({ read, deleted }: Pick<SentNotice, 'read' | 'deleted'>, words: SentWords): string {
  if (read === null) return words.reads.none;
  return deleted === 'yes' ? words.reads.deleted : words.reads[read];
}
