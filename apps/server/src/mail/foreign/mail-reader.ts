import type { MailRefusal } from '@urzad/grants';
import { answerInThread, type ThreadLimits } from '../../threads/answer-in-thread';
import type { ReadMail } from './read-mail';

/** The largest letter that is taken needs a few seconds and six times its bytes. */
const LIMITS: ThreadLimits = { cpuMs: 30_000, heapMb: 512, growthBytes: 1_000_000_000 };

/** Reads a letter of somebody else, or tells why it is not taken. */
export type ReadForeignMail = (source: Uint8Array) => Promise<ReadMail | MailRefusal>;

/**
 * Reads each letter in a thread of its own: one that is made to take the memory or the time of the server is refused.
 *
 * @param program path of the built `read-worker`
 */
export function mailReader(program: string, limits = LIMITS): ReadForeignMail {
  return async (source) =>
    (await answerInThread<ReadMail | MailRefusal>(program, { source }, limits)) ?? 'too-deep';
}
