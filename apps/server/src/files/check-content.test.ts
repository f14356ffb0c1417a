import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { UPLOAD_EXTENSIONS, UploadPurpose } from '@urzad/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { exeBytes, pdfOf } from '../../test/multipart';
import * as samples from '../../test/samples';
import { WORKERS_DIR } from '../paths';
import { checkBeginning, checkContent } from './check-content';
import { isEncryptedPdf } from './encrypted-pdf';
import { pictureDecoder } from './images/picture-decoder';
import { incomingFiles } from './incoming-files';
import { scansNothing } from './scan/clamav-scanner';

const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
afterAll(() => rm(folder, { recursive: true }));

const incoming = await incomingFiles(folder);
const pictures = pictureDecoder(path.join(WORKERS_DIR, 'draw-thumbnail.mjs'));
const EXE = exeBytes();
const PDF_BYTES = pdfOf(60);
const [PNG, MOVING, JPG, WEBP, GIF] = await Promise.all([
  samples.png(),
  samples.movingPng(),
  samples.jpg(),
  samples.webp(),
  samples.gif(),
]);

/** A text about encryption, which is not encrypted itself. */
const ABOUT_ENCRYPTION = Buffer.concat([PDF_BYTES, Buffer.from('(see /Encrypt 5 0 R)')]);
/** More pixels than are decoded, in a few bytes. */
const HUGE = samples.pngClaiming({ width: 9_922, height: 14_031 });
/** A photograph, every part of which differs. */
const NOISE = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 120, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer();

/** Locked by rights, and by a password where one is given. */
async function lockedPdf({ userPassword = '' }: { userPassword?: string }): Promise<Buffer> {
  const open = PDF.create();
  open.addPage();
  const locked = await PDF.load(await open.save());
  locked.setProtection({ userPassword, ownerPassword: 'inne haslo' });
  return Buffer.from(await locked.save());
}

const [LOCKED, RIGHTS_ONLY] = await Promise.all([lockedPdf({ userPassword: 'haslo' }), lockedPdf({})]);

async function check(name: string, bytes: Uint8Array, purpose: UploadPurpose = 'attachment') {
  const received = await incoming.receive(chunksOf(bytes), { limit: 10_000_000 });
  const checked = await checkContent({ name, purpose, id_user: 1 }, received, {
    pictures,
    scan: scansNothing,
  });
  return checked.ok ? checked.mime : checked.reason;
}

async function* chunksOf(bytes: Uint8Array) {
  yield bytes;
}

describe('checkContent', () => {
  it.each([
    ['umowa.pdf', PDF_BYTES, 'attachment', 'application/pdf'],
    ['UMOWA.PDF', PDF_BYTES, 'attachment', 'application/pdf'],
    [
      'of a scanner.pdf',
      Buffer.concat([Buffer.from('\r\n@PJL SET X\r\n'), PDF_BYTES]),
      'attachment',
      'application/pdf',
    ],
    ['rights only.pdf', RIGHTS_ONLY, 'attachment', 'application/pdf'],
    ['about encryption.pdf', ABOUT_ENCRYPTION, 'attachment', 'application/pdf'],
    ['skan.jfif', JPG, 'attachment', 'image/jpeg'],
    ['without its end.jpg', JPG.subarray(0, -2), 'attachment', 'image/jpeg'],
    ['a photo without its end.jpg', NOISE.subarray(0, -2), 'attachment', 'image/jpeg'],
    ['żółć.png', PNG, 'attachment', 'image/png'],
    ['zrzut ekranu.png', MOVING, 'attachment', 'image/png'],
    ['skan.jpg', JPG, 'attachment', 'image/jpeg'],
    ['skan.2.jpeg', JPG, 'attachment', 'image/jpeg'],
    ['a.webp', WEBP, 'picture', 'image/webp'],
    ['a.gif', GIF, 'picture', 'image/gif'],
    ['a.mp3', samples.mp3(), 'audio', 'audio/mpeg'],
    ['with a cover.mp3', samples.mp3(20_000), 'audio', 'audio/mpeg'],
    ['a.ogg', samples.ogg(), 'audio', 'audio/ogg'],
    ['a.m4a', samples.iso('M4A '), 'audio', 'audio/mp4'],
    ['of a recorder.m4a', samples.iso('mp42'), 'audio', 'audio/mp4'],
    ['a.wav', samples.wav(), 'audio', 'audio/wav'],
    ['a.mp4', samples.iso('isom'), 'video', 'video/mp4'],
    ['of a converter.mp4', samples.iso('M4V '), 'video', 'video/mp4'],
    ['a.webm', samples.webm(), 'video', 'video/webm'],
    ['a.jpg', JPG, 'avatar', 'image/jpeg'],
    ['a.svg', Buffer.from(samples.SVG), 'avatar', 'image/svg+xml'],
  ] as const)('takes %s', async (name, bytes, purpose, mime) => {
    expect(await check(name, bytes, purpose)).toBe(mime);
  });

  it.each([
    ['a program renamed', 'umowa.pdf', EXE, 'attachment', 'content'],
    ['a picture of another kind', 'skan.png', JPG, 'attachment', 'content'],
    ['a picture renamed to a document', 'skan.pdf', PNG, 'attachment', 'content'],
    ['a document renamed to a picture', 'skan.jpg', PDF_BYTES, 'attachment', 'content'],
    ['text renamed', 'notatka.pdf', Buffer.from('<script>alert(1)</script>'), 'attachment', 'content'],
    [
      'a page before a document',
      'a.pdf',
      Buffer.concat([Buffer.from('<html>'), PDF_BYTES]),
      'attachment',
      'content',
    ],
    ['a document with a password', 'haslo.pdf', LOCKED, 'attachment', 'password'],
    ['a scan of too many pixels', 'skan.png', HUGE, 'attachment', 'pixels'],
    ['a JPEG whose last rows are missing', 'skan.jpg', NOISE.subarray(0, -2000), 'attachment', 'content'],
    ['nothing', 'pusty.pdf', Buffer.alloc(0), 'attachment', 'empty'],
    ['a page', 'strona.html', Buffer.from('<html>'), 'attachment', 'extension'],
    ['a second extension', 'umowa.pdf.exe', PDF_BYTES, 'attachment', 'extension'],
    ['no extension', 'pdf', PDF_BYTES, 'attachment', 'extension'],
    ['a hidden name', '.umowa.pdf', PDF_BYTES, 'attachment', 'extension'],
    ['a name of the language', 'x.constructor', PDF_BYTES, 'attachment', 'extension'],
    ['a recording as an attachment', 'a.mp3', samples.mp3(), 'attachment', 'extension'],
    ['a drawing as an attachment', 'a.svg', Buffer.from(samples.SVG), 'attachment', 'extension'],
    ['a drawing as a picture', 'a.svg', Buffer.from(samples.SVG), 'picture', 'extension'],
    ['a document as a recording', 'a.pdf', PDF_BYTES, 'audio', 'extension'],
    ['half of a picture', 'skan.png', PNG.subarray(0, 60), 'attachment', 'content'],
    ['a film renamed to a sound', 'a.mp3', samples.iso('isom'), 'audio', 'content'],
    ['a sound renamed to a film', 'a.mp4', samples.iso('M4A '), 'video', 'content'],
    ['a page renamed to a drawing', 'a.svg', Buffer.from('<html><svg/></html>'), 'avatar', 'content'],
  ] as const)('refuses %s', async (_what, name, bytes, purpose, reason) => {
    expect(await check(name, bytes, purpose)).toBe(reason);
  });
});

it.each(
  UploadPurpose.options.flatMap((purpose) =>
    UPLOAD_EXTENSIONS[purpose].map((extension) => [purpose, extension] as const),
  ),
)('knows what the bytes of every allowed extension must be: %s, %s', async (purpose, extension) => {
  const given = { name: `x.${extension}`, purpose };
  expect(await check(given.name, EXE, purpose)).toBe('content');
  if (extension !== 'svg') expect(await checkBeginning(given, EXE)).toEqual({ ok: false, reason: 'content' });
});

it('keeps a drawing with what the sanitiser left, and tells its size and digest', async () => {
  const text = samples.SVG.replace('</svg>', '<script>alert(1)</script></svg>');
  const received = await incoming.receive(chunksOf(Buffer.from(text)), { limit: 10_000 });
  const checked = await checkContent({ name: 'a.svg', purpose: 'avatar', id_user: 1 }, received, {
    pictures,
    scan: scansNothing,
  });
  if (!checked.ok) throw new Error(checked.reason);

  const bytes = await readFile(checked.file.path);
  expect(bytes.toString()).not.toContain('alert');
  expect((await readFile(received.path)).toString()).toBe(text);
  expect(checked.file).toMatchObject({
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
});

it('draws the thumbnail of a drawing as the sanitiser left it', async () => {
  const around = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`);
  const thumbnailOf = async (bytes: Buffer) => {
    const received = await incoming.receive(chunksOf(bytes), { limit: 10_000 });
    const given = { name: 'a.svg', purpose: 'avatar', id_user: 1 } as const;
    const checked = await checkContent(given, received, { pictures, scan: scansNothing });
    if (!checked.ok || checked.thumbnail === undefined) throw new Error('It has no thumbnail.');
    return readFile(checked.thumbnail);
  };
  const foreign = `<image href="data:image/png;base64,${PNG.toString('base64')}" width="40" height="30"/>`;
  expect(await thumbnailOf(around(foreign))).toEqual(await thumbnailOf(around('')));
});

describe('isEncryptedPdf', () => {
  it('tells a locked document from an open one', async () => {
    const open = PDF.create();
    open.addPage();
    expect(await isEncryptedPdf(await open.save())).toBe(false);
    expect(await isEncryptedPdf(ABOUT_ENCRYPTION)).toBe(false);
    expect(await isEncryptedPdf(RIGHTS_ONLY)).toBe(true);
    expect(await isEncryptedPdf(LOCKED)).toBe(true);
  });
});
