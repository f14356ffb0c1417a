import { extensionOf } from './attachments';
import { pixelsOf } from './pixels';

/** Bytes from the start of a file that tell what it is; a JPEG may have its previews before its size. */
export const BEGINNING_BYTES = 262_144;

/** Pixels of the largest picture that is taken: 8000 by 8000, more than phones take unless told to. */
export const PICTURE_PIXELS_MAX = 64_000_000;

/** Viewers accept so many bytes before the header: a line break, or what a printer was told. */
const PDF_HEADER_WITHIN = 1024;

const JPEG = [0xff, 0xd8, 0xff];

/** The first bytes of each kind, by the extensions that name it. */
const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  jpg: JPEG,
  jpeg: JPEG,
  jfif: JPEG,
  jpe: JPEG,
  jfi: JPEG,
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46, 0x38],
  webp: [0x52, 0x49, 0x46, 0x46],
};

/**
 * Why a file is refused by its first bytes: they are not what its name says, or say that it is a picture too large to decode.
 * Of kinds that it does not know it says nothing.
 *
 * @param head the first `BEGINNING_BYTES`, or the whole of a shorter file
 */
export function beginningRefusal(name: string, head: Uint8Array): 'content' | 'pixels' | undefined {
  const extension = extensionOf(name);
  if (extension === 'pdf') return beginsAsPdf(head) ? undefined : 'content';
  if (extension === 'vtt') return beginsAsCaptions(head) ? undefined : 'content';

  const signature = SIGNATURES[extension];
  if (!signature) return undefined;
  if (!signature.every((byte, at) => head[at] === byte)) return 'content';
  return hasTooManyPixels(head) ? 'pixels' : undefined;
}

/** Whether the header of a PDF stands where viewers look for it. What begins as a page of HTML could be read as one elsewhere. */
export function beginsAsPdf(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, PDF_HEADER_WITHIN));
  const at = text.indexOf('%PDF-');
  return at >= 0 && !text.slice(0, at).includes('<');
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Captions in WebVTT begin with this word, before which some programs write a mark of three bytes. */
function beginsAsCaptions(head: Uint8Array): boolean {
  const isMarked = BYTE_ORDER_MARK.every((byte, at) => head[at] === byte);
  const from = isMarked ? BYTE_ORDER_MARK.length : 0;
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(String.fromCharCode(...head.subarray(from, from + 7)));
}

export function hasTooManyPixels(head: Uint8Array): boolean {
  return (pixelsOf(head) ?? 0) > PICTURE_PIXELS_MAX;
}
