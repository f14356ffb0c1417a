import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const WATCH_MS = 50;
/** By the clock a thread may take so many times its limit: on a busy machine it waits for the processor. */
const CLOCK_TIMES = 10;

/**
 * What a thread may cost: time of the processor, its heap, and how much the process may grow meanwhile, which covers
 * unpacked bytes.
 */
export interface ThreadLimits {
  cpuMs: number;
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
  { cpuMs, heapMb, growthBytes }: ThreadLimits,
): Promise<Answer | undefined> {
  const worker = new Worker(program, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const began = { at: performance.now(), rss: process.memoryUsage.rss() };
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(watch);
    void worker.terminate();
  };
  const watch = setInterval(() => {
    // The limit of a thread covers objects, not the bytes that are unpacked.
    const isTooMuch = process.memoryUsage.rss() - began.rss > growthBytes;
    if (isTooMuch || performance.now() - began.at > cpuMs * CLOCK_TIMES) return stop();
    void processorMs(worker).then((used) => used > cpuMs && stop());
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

const NONE = { user: 0, system: 0 };

/** None of a thread that has not begun, or has ended; nor before Node 24.6, which cannot tell: there the clock alone counts. */
async function processorMs(worker: Partial<Pick<Worker, 'cpuUsage'>>): Promise<number> {
  const { user, system } = (await worker.cpuUsage?.().catch(() => NONE)) ?? NONE;
  return (user + system) / 1_000;
}

/** A thread that ends has either answered before or was stopped. */
async function endOf(worker: Worker): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The thread ended without an answer.');
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
