import { BEGINNING_BYTES, beginningRefusal, extensionOf, type UploadRefusal } from '@urzad/domain';
import { lazyPart } from '../../../foundations/lazy-part/part';

/** PDF.js, for the few documents that speak of encryption. */
const passwords = lazyPart(() => import('../../pdf-view/pdf-password'));

/**
 * Why a server would refuse a file by its content, as far as a look at its bytes tells: it is not what its name says, a picture
 * of too many pixels, or a PDF with a password. For `judge` of a sending port: nobody sends it to learn that.
 */
export async function contentRefusal(file: File): Promise<UploadRefusal | undefined> {
  const head = await file.slice(0, BEGINNING_BYTES).arrayBuffer();
  const refusal = beginningRefusal(file.name, new Uint8Array(head));
  if (refusal || extensionOf(file.name) !== 'pdf' || !(await speaksOfEncryption(file))) return refusal;

  const { needsPassword } = await passwords.load();
  return (await needsPassword(file)) ? 'password' : undefined;
}

const STEP_BYTES = 256 * 1024;
const WORD = '/Encrypt';

/** Only such a document can be locked; a text about encryption speaks of it too. */
async function speaksOfEncryption(file: Blob): Promise<boolean> {
  const latin = new TextDecoder('latin1');
  for (let at = 0; at < file.size; at += STEP_BYTES) {
    // The word may lie across two steps.
    const bytes = await file.slice(at, at + STEP_BYTES + WORD.length).arrayBuffer();
    if (latin.decode(bytes).includes(WORD)) return true;
  }
  return false;
}
