import { UPLOAD_EXTENSIONS, type UploadPurpose } from '@urzad/contract';
import { BEGINNING_BYTES, beginningRefusal, extensionOf, uploadError } from '@urzad/domain';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { beginningOf } from './beginning-of';
import { isWholeCaptions } from './captions';
import { needsPassword } from './encrypted-pdf';
import type { LocalFile } from './file-store';
import type { PictureDecoder } from './images/picture-decoder';
import { isPictureType } from './images/thumbnails';
import { sanitiseSvgFile } from './sanitised-svg';
import type { Scanner } from './scan/clamav-scanner';

/** Number of bytes from the start that `checkBeginning` needs. */
export const HEAD_BYTES = 4100;

interface Content {
  /** The type that the file is kept and served with. */
  mime: string;
  /** What detection may call it; the type itself unless given. */
  detected?: readonly string[];
}

const JPEG = { mime: 'image/jpeg' };
const PDF = 'pdf';
const CAPTIONS = 'vtt';

/** Their content is known by its beginning; detection knows it by less, or not at all. */
const BY_BEGINNING = [PDF, CAPTIONS];

/** The types of content by extension. Which extensions an upload may have is asked by its purpose. */
const CONTENT_BY_EXTENSION = new Map<string, Content>([
  // By its header alone, which may stand behind other bytes.
  [PDF, { mime: 'application/pdf' }],
  ['jpg', JPEG],
  ['jpeg', JPEG],
  ['jfif', JPEG],
  ['jpe', JPEG],
  ['jfi', JPEG],
  // A PNG that may move is one for every reader that knows no motion.
  ['png', { mime: 'image/png', detected: ['image/png', 'image/apng'] }],
  ['webp', { mime: 'image/webp' }],
  ['gif', { mime: 'image/gif' }],
  ['mp3', { mime: 'audio/mpeg' }],
  ['ogg', { mime: 'audio/ogg' }],
  // Recorders write audio alone into the container of MP4 as well, with the brand of video.
  ['m4a', { mime: 'audio/mp4', detected: ['audio/x-m4a', 'audio/mp4', 'video/mp4'] }],
  ['wav', { mime: 'audio/wav' }],
  // The brand of Apple, which converters write too.
  ['mp4', { mime: 'video/mp4', detected: ['video/mp4', 'video/x-m4v'] }],
  ['webm', { mime: 'video/webm' }],
  // By its first word, which `beginningRefusal` asks for, and its words in time.
  [CAPTIONS, { mime: 'text/vtt' }],
]);
const SVG_MIME = 'image/svg+xml';

export type RefusedContent = 'extension' | 'empty' | 'content' | 'pixels' | 'password' | 'infected';
type Refusal = { ok: false; reason: RefusedContent };

/** What the owner gave: a name, and what the file is for. */
export interface Given {
  /** Its extension counts, and the rule on hidden names. */
  name: string;
  purpose: UploadPurpose;
}

/** A whole upload. */
export interface GivenUpload extends Given {
  /** Its owner. */
  id_user: number;
}

export type ContentCheck =
  | {
      ok: true;
      mime: string;
      /** As it is to be stored: an avatar in SVG has other bytes than were received. */
      file: LocalFile;
      /** Path of the thumbnail of a picture, `thumbnailPathOf` the file. */
      thumbnail: string | undefined;
    }
  | Refusal;

/** What content is judged with. */
interface Judges {
  pictures: PictureDecoder;
  scan: Scanner;
}

/**
 * Whether a file may still be what its name says, so that a wrong one is refused before the rest of it is read. Only
 * `checkContent` accepts.
 *
 * @param head the first `HEAD_BYTES` bytes, or the whole of a shorter file
 */
export async function checkBeginning(given: Given, head: Uint8Array): Promise<{ ok: true } | Refusal> {
  const refused = refusalOf(given, head.length);
  if (refused) return refused;

  const reason = beginningRefusal(given.name, head);
  if (reason) return { ok: false, reason };
  if (extensionOf(given.name) === 'svg') return { ok: true };
  return judge(given, await fileTypeFromBuffer(head));
}

/**
 * Whether the content of a whole file is what its name says, and the name one that its purpose allows. A picture has
 * to be one that can be drawn, a PDF one that opens without a password; a file that the scanner knows is refused.
 */
export async function checkContent(
  given: GivenUpload,
  file: LocalFile,
  { pictures, scan }: Judges,
): Promise<ContentCheck> {
  const refused = refusalOf(given, file.size);
  if (refused) return refused;

  const judged = await asNamed(given, file);
  if (!judged.ok) return judged;
  if (!(await scan(file.path))) return { ok: false, reason: 'infected' };
  if (!isPictureType(judged.mime)) return judged;
  const thumbnail = thumbnailPathOf(file);
  // The clean drawing: what the sanitiser takes away may lead a renderer to other files.
  const picture = {
    path: judged.file.path,
    id_user: given.id_user,
    isDrawing: judged.mime === SVG_MIME,
  };
  return (await pictures(picture, thumbnail)) ? { ...judged, thumbnail } : { ok: false, reason: 'content' };
}

/** Where the thumbnail of a file is drawn before the store takes both. */
export function thumbnailPathOf(file: LocalFile): string {
  return `${file.path}.webp`;
}

function refusalOf({ name, purpose }: Given, size: number): Refusal | undefined {
  const extensions = UPLOAD_EXTENSIONS[purpose];
  // The limit belongs to the reader of the body.
  const refused = uploadError({ name, size }, { extensions, limitBytes: Number.POSITIVE_INFINITY });
  if (refused === 'empty') return { ok: false, reason: 'empty' };
  return refused && { ok: false, reason: 'extension' };
}

function judge({ name }: Given, found: { mime: string } | undefined): { ok: true; mime: string } | Refusal {
  const expected = CONTENT_BY_EXTENSION.get(extensionOf(name));
  if (!expected) return { ok: false, reason: 'extension' };
  if (BY_BEGINNING.includes(extensionOf(name))) return { ok: true, mime: expected.mime };

  // `audio/ogg; codecs=opus`
  const [mime = ''] = found?.mime.split(';') ?? [];
  const isExpected = (expected.detected ?? [expected.mime]).includes(mime);
  return isExpected ? { ok: true, mime: expected.mime } : { ok: false, reason: 'content' };
}

async function asNamed(given: Given, file: LocalFile): Promise<ContentCheck> {
  const reason = beginningRefusal(given.name, await beginningOf(file.path, BEGINNING_BYTES));
  if (reason) return { ok: false, reason };
  if (extensionOf(given.name) === PDF && (await needsPassword(file.path))) {
    return { ok: false, reason: 'password' };
  }
  if (extensionOf(given.name) === CAPTIONS && !(await isWholeCaptions(file.path))) {
    return { ok: false, reason: 'content' };
  }
  if (extensionOf(given.name) !== 'svg') {
    const judged = judge(given, await fileTypeFromFile(file.path));
    return judged.ok ? { ...judged, file, thumbnail: undefined } : judged;
  }
  const clean = await sanitiseSvgFile(file);
  return clean
    ? { ok: true, mime: SVG_MIME, file: clean, thumbnail: undefined }
    : { ok: false, reason: 'content' };
}
