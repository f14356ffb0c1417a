import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SignatureProblem } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import type { Trust } from './trust/trust-anchors';
import { checkUploadedDocument } from './uploaded-document';

const FILES = path.join(import.meta.dirname, 'testing/forgeries/files');
const file = (name: string) => new Uint8Array(readFileSync(path.join(FILES, name)));
const RECEIVED = new Date('2027-02-10T09:00:00.000Z');
const LISTS = ['root', 'seals', 'profile', 'stamps', 'retired', 'short', 'too-deep', 'not-signing'];

function trust(lists: readonly string[] = LISTS): Trust {
  return {
    anchors: [
      { certificate: file('root.cer'), purposes: ['personal'] },
      { certificate: file('seals.cer'), purposes: ['seal'] },
      { certificate: file('profile.cer'), purposes: ['trusted-profile'] },
      { certificate: file('stamps.cer'), purposes: ['time-stamp'] },
    ],
    revocationLists: lists.map((name) => file(`${name}.crl`)),
  };
}

const check = (name: string, { issued = 'issued', lists = LISTS } = {}) =>
  checkUploadedDocument(file(`${issued}.pdf`), file(`${name}.pdf`), {
    trust: trust(lists),
    receivedAt: RECEIVED,
  });

describe('a right signature is taken', () => {
  it.each([
    'right-plain',
    'right-twice',
    'right-rsa',
    'right-pss',
    'right-indefinite-lengths',
    'right-visible-beside',
    'right-time-stamp',
    'right-certified-2-then-signed',
    'right-certified-3-then-signed',
    'right-seal',
    'right-trusted-profile',
    'right-revoked-after-stamp',
    'right-carried-list',
    'right-carried-answer',
    'right-metadata',
    'right-data-behind-a-certification',
    'right-document-time-stamp',
  ])('%s', async (name) => {
    expect(await check(name)).toMatchObject({ result: 'TOTAL_PASSED', problems: [] });
  });

  it('right-authority-between', async () => {
    const verdict = await check('right-authority-between', { lists: ['root', 'middle'] });
    expect(verdict).toMatchObject({ result: 'TOTAL_PASSED', problems: [] });
  });

  it('right-certified-with-file', async () => {
    const verdict = await check('right-certified-with-file', { issued: 'issued-with-file' });
    expect(verdict).toMatchObject({ result: 'TOTAL_PASSED', problems: [] });
  });

  it.each(['with-annotations', 'with-empty-field', 'with-file'])('on a document issued %s', async (kind) => {
    const verdict = await check(`right-issued-${kind}`, { issued: `issued-${kind}` });
    expect(verdict).toMatchObject({ result: 'TOTAL_PASSED', problems: [] });
  });
});

describe('a forgery is refused', () => {
  it.each<[string, SignatureProblem]>([
    ['content-inside', 'foreign-content'],
    ['content-of-other-type', 'foreign-content'],
    ['stamp-as-signature', 'foreign-content'],

    ['another-root', 'content-changed'],
    ['chain-leaves-the-issued', 'unreadable'],
    ['pages-in-other-order', 'content-changed'],
    ['font-replaced', 'content-changed'],
    ['content-replaced', 'content-changed'],
    ['content-by-a-second-key', 'unreadable'],
    ['object-elsewhere', 'unreadable'],

    ['over-text', 'text-covered'],
    ['over-text-unsigned-field', 'annotation-added'],
    ['widget-outside-the-form', 'annotation-added'],
    ['two-widgets-of-one-signature', 'annotation-added'],
    ['drawn-outside-its-rectangle', 'annotation-added'],
    ['picture-changed-after', 'content-changed'],

    ['script-in-a-list', 'active-content'],
    ['script-behind-the-size', 'active-content'],
    ['address-on-the-field', 'active-content'],
    ['form-sent', 'active-content'],
    ['other-file-opened', 'active-content'],
    ['xfa-added', 'active-content'],
    ['file-added', 'active-content'],
    ['script-in-a-picture', 'active-content'],

    ['path-too-long', 'certificate-path'],
    ['authority-without-right', 'certificate-path'],
    ['issued-by-a-person', 'certificate-path'],
    ['unknown-critical', 'certificate-path'],
    ['key-for-encryption', 'certificate-purpose'],
    ['key-of-a-server', 'certificate-purpose'],
    ['key-for-stamps', 'certificate-purpose'],
    ['sha1-certificate', 'weak-algorithm'],
    ['sha1-digest', 'weak-algorithm'],
    ['sha1-in-pss', 'weak-algorithm'],
    ['rsa-1024', 'weak-algorithm'],

    ['expired', 'certificate-expired'],
    ['not-yet-valid', 'certificate-not-yet-valid'],
    ['stamp-of-another-signature', 'certificate-expired'],
    ['stamp-of-a-stranger', 'certificate-expired'],

    ['certificate-not-named', 'attributes-wrong'],
    ['another-certificate-named', 'attributes-wrong'],
    ['other-content-type', 'attributes-wrong'],
    ['attribute-twice', 'attributes-wrong'],

    ['certified-1-then-signed', 'certification-broken'],

    ['revoked', 'certificate-revoked'],
    ['authority-revoked', 'certificate-revoked'],
    ['revoked-before-receipt', 'certificate-revoked'],
    ['carried-answer-revoked', 'certificate-revoked'],

    ['loop-of-updates', 'unreadable'],
    ['nested-deeply', 'unreadable'],
  ])('%s: %s', async (name, problem) => {
    const { result, problems } = await check(name);
    expect(result).toBe('FAILED');
    expect(problems).toContain(problem);
  });
});

describe('what cannot be told is left to an officer', () => {
  it.each<[string, SignatureProblem, { lists?: string[] }?]>([
    ['authority-unknown', 'authority-unknown'],
    ['authorities-in-circles', 'authority-unknown'],
    ['on-hold', 'certificate-on-hold'],
    ['right-plain', 'revocation-unknown', { lists: [] }],
    ['right-plain', 'revocation-unknown', { lists: ['stale'] }],
    ['right-plain', 'revocation-unknown', { lists: ['badly-signed'] }],
    ['trusted-profile-without-person', 'signer-unclear'],
    ['trusted-profile-with-two-numbers', 'signer-unclear'],
    ['two-numbers', 'signer-unclear'],
    ['longer-number', 'signer-unclear'],
  ])('%s: %s', async (name, problem, options) => {
    expect(await check(name, options)).toMatchObject({ result: 'INDETERMINATE', problems: [problem] });
  });
});

describe('who signed', () => {
  const ANNA = { kind: 'person', name: 'Anna Przykładowa', pesel: '90041200022', number: 'pesel' };

  it.each<[string, object]>([
    ['right-plain', { ...ANNA, level: 'OSOBISTY', moment: { at: RECEIVED, from: 'receipt' } }],
    ['right-trusted-profile', { ...ANNA, level: 'ZAUFANY' }],
    ['right-time-stamp', { ...ANNA, moment: { from: 'time-stamp' } }],
    ['right-document-time-stamp', { ...ANNA, moment: { from: 'time-stamp' } }],
    ['right-seal', { kind: 'seal', pesel: null, number: 'organisation', level: 'PIECZEC' }],
    ['pesel-in-a-name', { pesel: null, number: 'no-number' }],
    ['two-numbers', { pesel: null, number: 'several-numbers' }],
    ['tax-number', { pesel: null, number: 'tax-number' }],
    ['other-country', { pesel: null, number: 'foreign-number' }],
    ['longer-number', { pesel: null, number: 'bad-number' }],
  ])('%s', async (name, signer) => {
    const { signatures } = await check(name);
    expect(signatures).toHaveLength(1);
    expect(signatures).toMatchObject([signer]);
  });
});

it('answers at once, however often a range is written in comments', async () => {
  const signed = file('right-plain.pdf');
  const range = /\/ByteRange \[[\d ]+\]/.exec(Buffer.from(signed).toString('latin1'))?.[0];
  const comments = Buffer.from(`% ${range}\n`.repeat(8000));
  const started = performance.now();
  const { result } = await checkUploadedDocument(file('issued.pdf'), Buffer.concat([signed, comments]), {
    trust: trust(),
    receivedAt: RECEIVED,
  });

  expect(result).toBe('FAILED');
  expect(performance.now() - started).toBeLessThan(2000);
});
