// Proof by readers that share no code with us: poppler's `pdfsig` and `pdfinfo` judge a form that a citizen
// signed and the office sealed. Two signers, as poppler 22 doubts one certificate that it meets twice in a file.
// Run: node scripts/check-pdfsig.mjs (Node 24; Debian: apt-get install poppler-utils libnss3-tools)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';

const SERVER = path.resolve(import.meta.dirname, '../apps/server');
const TOOLS = ['pdfsig', 'pdfinfo', 'certutil'];
const ROLES = ['H1', 'H2', 'Table', 'TH'];
const SIGNED_AT = new Date('2027-02-10T08:15:02.000Z');

const missing = TOOLS.filter((tool) => spawnSync(tool, ['-v']).error);
if (missing.length > 0) {
  console.error(`Not found: ${missing.join(', ')}. On Debian: apt-get install poppler-utils libnss3-tools`);
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'pdfsig-'));
try {
  const { pdf, trusted } = await sealedForm();
  const file = path.join(folder, 'form.pdf');
  writeFileSync(file, pdf);
  const database = trustDatabase(trusted);

  const signatures = run('pdfsig', ['-nssdir', database, file]);
  const structure = run('pdfinfo', ['-struct', file]);
  console.log(signatures.stdout);

  const facts = {
    'signatures found': count(signatures.stdout, /^Signature #\d/gm) === 2,
    'both valid': count(signatures.stdout, /Signature is Valid/g) === 2,
    'both trusted': count(signatures.stdout, /Certificate is Trusted/g) === 2,
    'PAdES (ETSI.CAdES.detached)': count(signatures.stdout, /ETSI\.CAdES\.detached/g) === 2,
    'the last covers the whole file': /Total document signed[\s\S]*$/.test(
      signatures.stdout.split('Signature #2')[1] ?? '',
    ),
    'headings, tables, header cells tagged': ROLES.every((role) =>
      new RegExp(`^\\s*${role}\\b`, 'm').test(structure.stdout),
    ),
    'no complaint about syntax': !/Syntax Error|Suspects/.test(signatures.stderr + structure.stderr),
  };
  for (const [fact, holds] of Object.entries(facts)) console.log(`${holds ? 'ok  ' : 'FAIL'} ${fact}`);
  console.log(
    `${pdf.length} bytes; ${count(structure.stdout, /^\s*TH\b/gm)} header cells, ${count(structure.stdout, /^\s*H[1-3]\b/gm)} headings`,
  );
  process.exitCode = Object.values(facts).every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** The server's own code makes the document: vite only reads its TypeScript. */
async function sealedForm() {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  try {
    /** @param {string} file */
    const load = (file) => vite.ssrLoadModule(path.resolve(SERVER, 'src', file));
    const { typstDocuments } = await load('documents/typst-documents.ts');
    const { aRecruitmentForm } = await load('documents/testing/samples.ts');
    const { padesSeal } = await load('signatures/pades-seal.ts');
    const { demoSigner } = await load('signatures/office-signer.ts');
    const { aSigner } = await load('signatures/testing/signers.ts');

    const office = padesSeal(await demoSigner(path.join(folder, 'keys'), 'Regionalny Urząd Pracy'));
    const citizen = padesSeal(await aSigner('Anna Przykładowa'));
    const documents = typstDocuments(path.resolve(SERVER, 'assets/templates'));
    const { pdf } = await documents.render('FORMULARZ', aRecruitmentForm({}, 4));
    const request = { reason: 'Podpis formularza', location: 'Zielony Staw', signingTime: SIGNED_AT };
    const signed = await citizen.seal(pdf, request);
    const sealed = await office.seal(signed.pdf, { ...request, reason: 'Poświadczenie złożenia' });
    return { pdf: sealed.pdf, trusted: [...citizen.trusted, ...office.trusted] };
  } finally {
    await vite.close();
  }
}

/**
 * pdfsig trusts what an NSS database trusts.
 * @param {Uint8Array[]} certificates DER
 */
function trustDatabase(certificates) {
  const database = `sql:${folder}`;
  run('certutil', ['-N', '-d', database, '--empty-password']);
  certificates.forEach((der, at) => {
    const file = path.join(folder, `trusted-${at}.crt`);
    writeFileSync(file, der);
    run('certutil', ['-A', '-d', database, '-n', `trusted-${at}`, '-t', 'CT,C,C', '-i', file]);
  });
  return database;
}

/** @param {string} tool @param {string[]} args */
function run(tool, args) {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} ended with ${status}: ${stderr || stdout}`);
  return { stdout, stderr };
}

/** @param {string} text @param {RegExp} pattern */
function count(text, pattern) {
  return text.match(pattern)?.length ?? 0;
}
