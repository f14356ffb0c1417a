import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isWholeAndIntact, verifySignatures } from './verify';

const FILES = path.join(import.meta.dirname, 'testing/signed-contracts');
const SEAL = 'Pieczęć elektroniczna – Regionalny Urząd Pracy – wersja demonstracyjna';

/** One signature as pdfsig told it of the very file, when both were written (`make-files.mjs`). */
function toldByPdfsig(name: string) {
  const [, ...parts] = readFileSync(path.join(FILES, `${name}.pdfsig.txt`), 'utf8').split(/^Signature #/m);
  return parts.map((part) => ({
    signer: /Common Name: (.+)/.exec(part)?.[1],
    isValid: part.includes('Signature Validation: Signature is Valid.'),
    isWhole: part.includes('- Total document signed'),
    ranges: [...(/Signed Ranges: (.+)/.exec(part)?.[1]?.matchAll(/\d+/g) ?? [])].map(([digits]) =>
      Number(digits),
    ),
  }));
}

it.each([
  ['signed-outside', ['Marek Fikcyjny', 'Dariusz Dyrektorski']],
  ['sealed-by-the-office', ['Iwona Zmyślona', SEAL]],
  ['signed-and-sealed', ['Marek Fikcyjny', 'Dariusz Dyrektorski', SEAL]],
])('%s: every signature is valid for an independent reader, as it is here', async (name, signers) => {
  const pdf = new Uint8Array(readFileSync(path.join(FILES, `${name}.pdf`)));
  const told = toldByPdfsig(name);
  expect(told.map(({ signer, isValid }) => [signer, isValid])).toEqual(signers.map((one) => [one, true]));
  // Each is an update behind the ones before: only the last covers the whole file.
  expect(told.map(({ isWhole }) => isWhole)).toEqual(signers.map((_, at) => at === signers.length - 1));

  const reports = await verifySignatures(pdf, { trusted: [] });
  expect(isWholeAndIntact(reports)).toBe(true);
  expect(reports.map(({ signer }) => signer)).toEqual(signers);
  const ranges = reports.map(({ revision: { byteRange } }) => {
    const [from = 0, length = 0, next = 0, rest = 0] = byteRange;
    return [from, from + length, next, next + rest];
  });
  expect(ranges).toEqual(told.map(({ ranges: those }) => those));
});
