import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Semaphore } from 'async-mutex';
import type { CheckUploaded, DocumentVerdict } from './signature-verdict';
import { type Trust, withAnchors } from './trust/trust-anchors';
import { refused } from './uploaded-document';

/** The largest document takes two seconds and 200 MB; a busy machine may need several times as long. */
const LIMITS = { ms: 15_000, heapMb: 512, growthBytes: 1_000_000_000 };
const AT_ONCE = 2;
const WATCH_MS = 50;

/**
 * Verdicts in a thread of their own for each file. A file that asks for more time or memory than a document needs ends the
 * thread and is refused in words.
 *
 * @param program path of the built `check-worker`
 */
export function uploadChecker(program: string, trust: Trust, limits = LIMITS): CheckUploaded {
  const turns = new Semaphore(AT_ONCE);
  return ({ anchors = [], ...document }) =>
    turns.runExclusive(() =>
      checkInThread(program, { ...document, trust: withAnchors(trust, anchors) }, limits),
    );
}

async function checkInThread(
  program: string,
  workerData: object,
  { ms, heapMb, growthBytes }: typeof LIMITS,
): Promise<DocumentVerdict> {
  const worker = new Worker(program, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const began = { at: performance.now(), rss: process.memoryUsage.rss() };
  let isStopped = false;
  // The limit of a thread covers objects, not the bytes that are unpacked.
  const watch = setInterval(() => {
    const isTooMuch = process.memoryUsage.rss() - began.rss > growthBytes;
    if (!isTooMuch && performance.now() - began.at < ms) return;
    isStopped = true;
    void worker.terminate();
  }, WATCH_MS);
  try {
    const [answer] = await Promise.race([once(worker, 'message'), endOf(worker)]);
    return answer;
  } catch (error) {
    if (isStopped || isOutOfMemory(error)) return refused('too-complex');
    throw error;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}

/** A thread that ends has either answered before or was stopped. */
async function endOf(worker: Worker): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The check of a document ended without an answer.');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
