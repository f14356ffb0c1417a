// The program of the thread that `threadedVerifier` starts for each check.
import { parentPort, workerData } from 'node:worker_threads';
import { connectReader } from '../db';
import type { ChainMessage } from './chain-verifier';
import { verifyLog } from './verify-log';

const { databaseUrl, anchors, upTo } = workerData;
const tell = (message: ChainMessage) => parentPort?.postMessage(message);

const { db, close } = connectReader(databaseUrl);
try {
  const verdict = await verifyLog(db, anchors, { upTo, onRows: (rows) => tell({ rows }), isUnhurried: true });
  tell({ verdict });
} finally {
  await close();
}
