import { extensionOf, uploadError } from '@urzad/domain';
import { fileTypeFromBuffer } from 'file-type';

/** How many bytes from the start `checkContent` needs at most. */
export const HEAD_BYTES = 4100;

/** What the bytes of an attachment must be. Which names are taken at all is the domain's rule. */
const TYPE_BY_EXTENSION = new Map([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
]);

export type ContentCheck =
  | { ok: true; mime: string }
  | { ok: false; reason: 'extension' | 'empty' | 'content' };

/**
 * Whether a file is what its name says: the type is decided by content, and the two must agree.
 *
 * @param name as the owner gave it; its extension and the rule on hidden names count
 * @param head the first `HEAD_BYTES` bytes, or the whole of a shorter file
 */
export async function checkContent(name: string, head: Uint8Array): Promise<ContentCheck> {
  const expected = TYPE_BY_EXTENSION.get(extensionOf(name));
  const refused = uploadError({ name, size: head.length });
  if (refused === 'empty') return { ok: false, reason: 'empty' };
  if (!expected || refused) return { ok: false, reason: 'extension' };

  const found = await fileTypeFromBuffer(head);
  return found?.mime === expected ? { ok: true, mime: expected } : { ok: false, reason: 'content' };
}

/**
 * Whether a PDF is locked by a password or by rights. Such a file may be attached, but not signed: the office could
 * not read what it seals.
 *
 * @param pdf the whole file: the word stands in the trailer, at its end
 */
export function isEncryptedPdf(pdf: Uint8Array): boolean {
  return /\/Encrypt[\s<\d]/.test(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1'));
}
