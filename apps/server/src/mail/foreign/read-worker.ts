// The program of the thread that `mailReader` starts for each letter.
import { parentPort, workerData } from 'node:worker_threads';
import { readMail } from './read-mail';

parentPort?.postMessage(await readMail(workerData.source));
