// The verdict on a signed document of 20 MB, as a ratio to the digest of the same bytes, and how long the thread that
// answers is kept meanwhile. The signature is made by openssl. Run: npm run build && node bench/verdicts.mjs
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { openssl } from '../apps/server/src/signatures/testing/forgeries/authorities.mjs';
import { issued, sign, stream } from '../apps/server/src/signatures/testing/forgeries/updates.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, withFolder } from './kit/servers.mjs';

const ROUNDS = 7;
const BYTES = 20_000_000;
const WANTED_MS = 2_000;
const PROGRAM = path.join(import.meta.dirname, '../apps/server/dist/check-worker.js');
const RECEIVED = new Date('2027-02-10T09:00:00.000Z');

await withFolder(async (folder) => {
  const { document, trust } = signed(folder);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const [floors = [], verdicts = []] = await inRounds(
    ROUNDS,
    [() => digestOf(document), () => verdictOn(document, trust)],
    async (work) => {
      delay.reset();
      delay.enable();
      const begun = performance.now();
      await work();
      const ms = performance.now() - begun;
      delay.disable();
      return { ms, wait: delay.max / 1e6 };
    },
  );
  const took = median(verdicts.map(({ ms }) => ms));
  const ratio = median(verdicts.map(({ ms }, at) => ms / (floors[at]?.ms ?? ms)));
  const [floor, wait] = [median(floors.map(({ ms }) => ms)), median(verdicts.map(({ wait }) => wait))];
  console.log(`digest of ${(BYTES / 1e6).toFixed(0)} MB twice ${floor.toFixed(0)} ms`);
  console.log(
    `verdict, in a thread of its own ${took.toFixed(0)} ms: ${ratio.toFixed(1)} F, wanted < ${WANTED_MS} ms`,
  );
  console.log(`longest wait of the thread that answers meanwhile ${wait.toFixed(0)} ms`);
});

/** @typedef {{ issued: Buffer, uploaded: Buffer }} SignedDocument */

/** What every check has to read: the issued bytes, and those that came back. @param {SignedDocument} document */
async function digestOf({ issued, uploaded }) {
  for (const bytes of [issued, uploaded]) createHash('sha256').update(bytes).digest();
}

/** As the server does for each upload. @param {SignedDocument} document @param {object} trust */
async function verdictOn(document, trust) {
  const worker = new Worker(PROGRAM, { workerData: { ...document, trust, receivedAt: RECEIVED }, env: {} });
  const [verdict] = await once(worker, 'message');
  await worker.terminate();
  if (verdict.result !== 'TOTAL_PASSED') throw new Error(`The verdict is wrong: ${JSON.stringify(verdict)}`);
}

/** @param {string} folder */
function signed(folder) {
  const { certificate, list, cms, der } = openssl(folder);
  certificate('root', {
    subject: '/C=PL/O=Proba/CN=Centrum',
    extensions: ['basicConstraints=critical,CA:true', 'keyUsage=critical,keyCertSign,cRLSign'],
  });
  certificate('anna', {
    subject: '/C=PL/GN=Anna/SN=Przykładowa/serialNumber=PNOPL-90041200022/CN=Anna Przykładowa',
    issuer: 'root',
    extensions: ['basicConstraints=critical,CA:false', 'keyUsage=critical,digitalSignature,nonRepudiation'],
  });
  // As a scan within the document: bytes that no compression makes smaller.
  const scan = stream(randomBytes(BYTES).toString('latin1'), '/Type /XObject /Subtype /Image');
  const document = issued({ more: { 10: scan } });
  return {
    document: { issued: document, uploaded: sign(document, (data) => cms(data, { by: 'anna' })) },
    trust: {
      anchors: [{ certificate: der('root'), purposes: ['personal'] }],
      revocationLists: [list('root', { issuer: 'root' })],
    },
  };
}
