import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Printing } from '../../assets/workers/typst-compile.mjs';
import { WORKERS_DIR } from '../paths';

interface Apart extends Printing {
  /** The folder of the templates. */
  workspace: string;
  fontBlobs: readonly Uint8Array[];
}

/**
 * Compiles one long document in a thread of its own: the server answers meanwhile.
 * @throws Error when the template refuses the data
 */
export async function compileApart(workerData: Apart): Promise<Uint8Array> {
  const worker = new Worker(path.join(WORKERS_DIR, 'compile-in-thread.mjs'), { workerData });
  const [pdf] = await once(worker, 'message');
  return pdf;
}
