// The program of the thread that `uploadChecker` starts for each file.
import { parentPort, workerData } from 'node:worker_threads';
import { checkUploadedDocument } from './uploaded-document';

const { issued, uploaded, trust, receivedAt } = workerData;
parentPort?.postMessage(await checkUploadedDocument(issued, uploaded, { trust, receivedAt }));
