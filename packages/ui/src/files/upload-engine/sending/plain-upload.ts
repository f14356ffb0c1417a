import type { StoredFile } from '../../upload-field/stored-file';
import { UploadFailure } from '../upload-failure';
import { storedIn } from './answers';
import type { Ask } from './requests';
import type { SendingPort } from './sending-port';

/** Sends a file by one request. */
export async function sendPlain(
  file: File,
  { plain }: SendingPort,
  { ask, onProgress }: { ask: Ask; onProgress: (percent: number) => void },
): Promise<StoredFile> {
  const answer = await ask((options) => plain(file, options), onProgress);
  const stored = storedIn(answer);
  if (!stored) throw new UploadFailure('server', { response: answer });
  return stored;
}
