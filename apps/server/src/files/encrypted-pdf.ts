import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';

/** Stands in the trailer of an encrypted document, and may stand in the text of any. */
const WORD = Buffer.from('/Encrypt');

/** Whether a PDF opens by a password alone. One that only rights lock opens without. */
export async function needsPassword(path: string): Promise<boolean> {
  const opened = await openedWherePossible(await readFile(path));
  return opened?.isEncrypted === true && !opened.isAuthenticated;
}

/**
 * Whether a PDF is locked by a password or by rights. Such a file may be attached where it opens, but not signed: the office
 * could not read what it seals.
 */
export async function isEncryptedPdf(pdf: Uint8Array): Promise<boolean> {
  return (await openedWherePossible(pdf))?.isEncrypted ?? false;
}

/** Nothing for a document that does not speak of encryption, which are nearly all, and for one that cannot be read. */
async function openedWherePossible(pdf: Uint8Array): Promise<PDF | undefined> {
  if (!Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).includes(WORD)) return undefined;
  try {
    return await PDF.load(pdf);
  } catch {
    return undefined;
  }
}
