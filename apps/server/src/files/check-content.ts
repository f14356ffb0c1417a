import { extensionOf, uploadError } from '@urzad/domain';
import { fileTypeFromBuffer } from 'file-type';

/** Number of bytes from the start that `checkContent` needs. */
export const HEAD_BYTES = 4100;

/** The types of content of attachments. Which extensions are accepted is a rule of the domain. */
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
 * Whether the content of a file is what its name says: the type is detected from the bytes and has to fit the
 * extension.
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
