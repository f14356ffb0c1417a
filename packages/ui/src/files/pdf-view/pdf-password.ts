import { isPasswordWanted, openDocument } from './open-document';

/** Whether a PDF opens by a password alone. Of one that cannot be read it says no: others judge that. */
export async function needsPassword(pdf: Blob): Promise<boolean> {
  const opening = new AbortController();
  try {
    await openDocument(await pdf.arrayBuffer(), opening.signal);
    return false;
  } catch (error) {
    return isPasswordWanted(error);
  } finally {
    opening.abort();
  }
}
