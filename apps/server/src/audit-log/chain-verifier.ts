import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Db } from '../db';
import type { Anchors } from './anchors';
import { type LogVerdict, type Verifying, verifyLog } from './verify-log';

/** The port by which the server checks the whole chain while it answers others. */
export type VerifyChain = (anchors: Anchors, verifying: Verifying) => Promise<LogVerdict>;

/** What the thread says: rows so far, and at the end its verdict. */
export type ChainMessage = { rows: number } | { verdict: LogVerdict };

/**
 * Checks the chain in a thread with a connection of its own.
 *
 * @param program path of the built `chain-worker`
 */
export function threadedVerifier(program: string, databaseUrl: string): VerifyChain {
  return async (anchors, { upTo, onRows, signal }) => {
    const worker = new Worker(program, { workerData: { databaseUrl, anchors, upTo } });
    const ended = new AbortController();
    worker.once('exit', () => ended.abort(new Error('The check of the chain ended without a verdict.')));
    const until = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
    try {
      // A failure of the thread is thrown here.
      for await (const [message] of on(worker, 'message', { signal: until })) {
        const said: ChainMessage = message;
        if ('verdict' in said) return said.verdict;
        onRows?.(said.rows);
      }
      throw new Error('The thread of the check says nothing more.');
    } finally {
      await worker.terminate();
    }
  };
}

/** The embedded database has one connection, that of this thread: batch by batch, with pauses. */
export function verifierInSteps(db: Db): VerifyChain {
  return (anchors, verifying) => verifyLog(db, anchors, verifying);
}
