import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const WATCH_MS = 50;

/** What a thread may cost: time, its heap, and how much the process may grow meanwhile, which covers unpacked bytes. */
export interface ThreadLimits {
  ms: number;
  heapMb: number;
  growthBytes: number;
}

/**
 * The answer of a built program that runs in a thread of its own and posts one message, so that what people send takes
 * neither time nor memory of the thread that answers them.
 *
 * @returns what it posted; undefined when it wanted more than the limits, and was ended
 * @throws what the program throws
 */
export async function answerInThread<Answer>(
  program: string,
  workerData: object,
  { ms, heapMb, growthBytes }: ThreadLimits,
): Promise<Answer | undefined> {
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
    if (isStopped || isOutOfMemory(error)) return undefined;
    throw error;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}

/** A thread that ends has either answered before or was stopped. */
async function endOf(worker: Worker): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The thread ended without an answer.');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
