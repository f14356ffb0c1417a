// Writes the files of this folder: contracts that both sides signed in a demo, and what pdfsig says of them.
// Run: node apps/server/src/signatures/testing/signed-contracts/make-files.mjs http://127.0.0.1:3000 (a demo that was
// begun anew; needs pdfsig of poppler-utils); with the word `sealed` instead of the address only the last of them
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const PASSWORD = 'Demo!2027pl';

/** @param {string} url @param {RequestInit & {token?: string}} [init] */
async function answerOf(url, { token, ...init } = {}) {
  const headers = { ...init.headers, ...(token && { token }) };
  const response = await fetch(address + url, { ...init, headers });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** @param {string} mail */
async function signIn(mail) {
  /** @param {string} url @param {object} body */
  const sent = (url, body, token = '') =>
    answerOf(url, {
      ...(token && { token }),
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { token } = await sent('/api/user/login', { mail, pass: PASSWORD });
  return {
    /** @param {string} url */
    get: (url) => answerOf(url, { token }),
    /** @param {string} url @param {object} body */
    post: (url, body) => sent(url, body, token),
    /** @param {Uint8Array<ArrayBuffer>} bytes */
    async upload(bytes) {
      const body = new FormData();
      body.append('files', new Blob([bytes]), 'umowa.pdf');
      return (await answerOf('/api/base/uploadfile', { token, method: 'POST', body })).filename;
    },
  };
}

/** The current file of a contract. @param {Awaited<ReturnType<typeof signIn>>} who @param {number} id */
async function fileOf(who, id) {
  const { documents } = await who.get(`/api/cofundingcontract/find?id=${id}`);
  const document = documents.find((/** @type {{kind: string}} */ { kind }) => kind === 'UMOWA');
  const bytes = new Uint8Array(await (await fetch(new URL(document.url, address))).arrayBuffer());
  return { bytes, sha256: document.sha256 };
}

/** Signed outside of the portal in the name of the caller. @param {Awaited<ReturnType<typeof signIn>>} who @param {Uint8Array} bytes */
async function signed(who, bytes) {
  const { pdf } = await who.post('/api/demo/sign', { pdf: Buffer.from(bytes).toString('base64') });
  return who.upload(new Uint8Array(Buffer.from(pdf, 'base64')));
}

/** @param {string} name @param {Uint8Array} bytes */
function write(name, bytes) {
  const file = path.join(import.meta.dirname, `${name}.pdf`);
  writeFileSync(file, bytes);
  // From the folder, so that the answer names no other; certificates of a demo are in no store.
  const { stdout, stderr } = spawnSync('pdfsig', ['-nocert', `${name}.pdf`], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`pdfsig says nothing: ${stderr}`);
  writeFileSync(path.join(import.meta.dirname, `${name}.pdfsig.txt`), stdout);
}

/**
 * With the seal of the office behind the signatures. The server's own code adds it: vite reads its TypeScript.
 * @param {Uint8Array} pdf
 */
async function sealedToo(pdf) {
  const source = path.resolve(import.meta.dirname, '../../..');
  const keys = mkdtempSync(path.join(tmpdir(), 'signed-contracts-'));
  const vite = await createServer({
    ...{ configFile: false, appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { padesSeal } = await vite.ssrLoadModule(path.join(source, 'signatures/pades-seal.ts'));
    const { demoSigner } = await vite.ssrLoadModule(path.join(source, 'signatures/office-signer.ts'));
    const seal = padesSeal(await demoSigner(keys, 'Regionalny Urząd Pracy'));
    const signingTime = new Date('2027-02-10T09:00:00.000Z');
    const request = { reason: 'Poświadczenie zawarcia umowy', location: 'Zielony Staw', signingTime };
    return (await seal.seal(pdf, request)).pdf;
  } finally {
    await vite.close();
    rmSync(keys, { recursive: true });
  }
}

// Both sides and the seal behind them: made of a file of this folder, without a demo.
if (address === 'sealed') {
  write(
    'signed-and-sealed',
    await sealedToo(readFileSync(path.join(import.meta.dirname, 'signed-outside.pdf'))),
  );
  process.exit(0);
}

const parent = await signIn('marek.fikcyjny@example.com');
const director = await signIn('dyrektor@urzad.example.com');

// Both sides outside of the portal.
const { contract } = await parent.get('/api/cofundingcontract/tosign');
const issued = await fileOf(parent, contract.id);
const filename = await signed(parent, issued.bytes);
await parent.post(`/api/cofundingcontract/sign?id=${contract.id}`, { filename, sha256: issued.sha256 });
const half = await fileOf(director, contract.id);
const filenames = [await signed(director, half.bytes)];
const [outcome] = await director.post('/api/cofundingcontract/countersign', { filenames });
if (outcome.outcome !== 'signed') throw new Error(JSON.stringify(outcome));
write('signed-outside', (await fileOf(director, contract.id)).bytes);

// The parent outside, the office by its seal.
const [row] = await director.get('/api/cofundingcontract/desk');
await director.post('/api/cofundingcontract/deskcode', { ids: [row.id] });
const [letter] = await answerOf('/api/outbox/get?to=dyrektor@urzad.example.com');
const code = /\b[0-9]{6}\b/.exec(letter.text)?.[0];
const sealed = { ids: [row.id], pass: PASSWORD, code, statement: 'yes' };
await director.post('/api/cofundingcontract/seal', sealed);
write('sealed-by-the-office', (await fileOf(director, row.id)).bytes);
