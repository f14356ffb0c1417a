import { Semaphore } from 'async-mutex';
import { answerInThread, type ThreadLimits } from '../threads/answer-in-thread';
import type { CheckUploaded, DocumentVerdict } from './signature-verdict';
import { type Trust, withAnchors } from './trust/trust-anchors';
import { refused } from './uploaded-document';

/** The largest document takes two seconds and 200 MB; a slow machine may need several times as long. */
const LIMITS: ThreadLimits = { cpuMs: 15_000, heapMb: 512, growthBytes: 1_000_000_000 };
const AT_ONCE = 2;

/**
 * Verdicts in a thread of their own for each file. A file that asks for more time or memory than a document needs ends the
 * thread and is refused in words.
 *
 * @param program path of the built `check-worker`
 */
export function uploadChecker(program: string, trust: Trust, limits = LIMITS): CheckUploaded {
  const turns = new Semaphore(AT_ONCE);
  return ({ anchors = [], ...document }) =>
    turns.runExclusive(async () => {
      const asked = { ...document, trust: withAnchors(trust, anchors) };
      return (await answerInThread<DocumentVerdict>(program, asked, limits)) ?? refused('too-complex');
    });
}
