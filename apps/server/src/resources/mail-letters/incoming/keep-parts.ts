import { UPLOAD_EXTENSIONS, type UploadPurpose } from '@urzad/contract';
import { extensionOf, hasExtension } from '@urzad/domain';
import { INCOMING_FILES_MAX, PART_REFUSAL_CODES, type PartRefusal, type RefusedPart } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error';
import { FileTooLarge } from '../../../files/file-store';
import type { MailPart } from '../../../mail/foreign/read-mail';
import { limitOf, readableName, type TakenUpload, takeUpload } from '../../uploads/public';

/** The attachments of a letter: those that the store has now, and those that are not taken. */
export interface KeptParts {
  taken: TakenUpload[];
  refused: RefusedPart[];
}

const PURPOSES = ['attachment', 'picture', 'audio', 'video'] as const satisfies readonly UploadPurpose[];

/** What a part without a name is called, by its type. */
const NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'dokument.pdf',
  'image/png': 'obraz.png',
  'image/jpeg': 'obraz.jpg',
  'image/gif': 'obraz.gif',
  'image/webp': 'obraz.webp',
  'text/calendar': 'zaproszenie.ics',
  'message/rfc822': 'list.eml',
  'message/delivery-status': 'zwrot.txt',
  'application/ms-tnef': 'winmail.dat',
};

/** Kinds of which more can be said than that they are not taken. */
const KNOWN: readonly [reason: PartRefusal, mime: RegExp, extensions: readonly string[]][] = [
  ['winmail', /^application\/(?:vnd\.)?ms-tnef$/, ['dat']],
  ['signature', /^application\/(?:(?:x-)?pkcs7-signature|pgp-signature)$/, ['p7s', 'asc', 'sig']],
  ['invitation', /^(?:text\/calendar|application\/ics)$/, ['ics']],
];

/**
 * Gives the attachments of a letter to the store, each judged as an upload is.
 * @param letter a number of its own for each letter: whoever sends pictures that nobody can draw holds up no other letter
 * @throws what the store or the scanner throws, after the bytes of this letter are removed again
 */
export async function keepParts(
  app: FastifyInstance,
  parts: readonly MailPart[],
  letter: number,
): Promise<KeptParts> {
  const kept: KeptParts = { taken: [], refused: [] };
  try {
    for (const part of parts) {
      const name = nameOf(part);
      // Those that are refused count too: each costs a look at its content.
      if (kept.taken.length + kept.refused.length >= INCOMING_FILES_MAX) {
        kept.refused.push({ name, reason: 'too-many' });
        continue;
      }
      const taken = await keepPart(app, { ...part, name }, letter);
      if (typeof taken === 'string') kept.refused.push({ name, reason: taken });
      else kept.taken.push(taken);
    }
  } catch (error) {
    for (const { filename } of kept.taken) await app.files.remove(filename).catch(() => undefined);
    throw error;
  }
  return kept;
}

async function keepPart(
  app: FastifyInstance,
  { name, mime, bytes }: MailPart,
  letter: number,
): Promise<TakenUpload | PartRefusal> {
  const known = KNOWN.find(([, type, extensions]) => type.test(mime) || hasExtension(name, extensions));
  if (known) return known[0];
  const purpose = PURPOSES.find((one) => hasExtension(name, UPLOAD_EXTENSIONS[one]));
  if (purpose === undefined) return 'extension';
  if (bytes.length === 0) return 'empty';
  try {
    const limit = limitOf(app.config, purpose);
    const local = await app.incoming.receive(inPieces(bytes), { limit });
    return await takeUpload(app, { name, purpose, id_user: letter }, local);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return refusal;
  }
}

function refusalOf(error: unknown): PartRefusal | undefined {
  if (error instanceof FileTooLarge) return 'too-big';
  // So many pictures of the letter cannot be drawn that no more are tried.
  if (error instanceof ApiError && error.code === 'too-many-requests') return 'content';
  if (!(error instanceof ApiError) || error.code !== 'extension') return undefined;
  const said = (error.data as { files?: string } | undefined)?.files;
  if (said === 'pixels') return 'content';
  return PART_REFUSAL_CODES.find((code) => code === said) ?? 'extension';
}

const PIECE = 64 * 1024;

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** The name of a file that only names a place or nothing is that of its type. */
function nameOf({ name, mime }: Pick<MailPart, 'name' | 'mime'>): string {
  const readable = readableName(name);
  if (readable !== '' && extensionOf(readable) !== '') return readable;
  const usual = NAMES[mime] ?? 'plik.bin';
  return readable === '' ? usual : readableName(`${readable}.${extensionOf(usual)}`);
}
