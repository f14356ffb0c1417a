import { sha256Of } from '../sha256';
import { UploadFailure } from '../upload-failure';

/** SHA-256 of a file as it was chosen. @throws `not_exists` for one that can no longer be read */
export async function digestOf(file: Blob): Promise<string> {
  try {
    return await sha256Of(file);
  } catch {
    throw new UploadFailure('not_exists');
  }
}

/**
 * The failure of a file of which the server has other bytes than were chosen. Where the device still has the same, they were
 * damaged on the way and may be sent once more; a file that was changed while it was sent has to be chosen again.
 */
export async function differenceFailure(file: Blob, sha256: string): Promise<UploadFailure> {
  const changed = new UploadFailure('not_exists', { refusal: 'changed' });
  try {
    return (await sha256Of(file)) === sha256 ? new UploadFailure('upload') : changed;
  } catch {
    return changed;
  }
}
