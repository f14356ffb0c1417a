import type { StoredFile } from '../../upload-field/stored-file';
import { UploadFailure } from '../upload-failure';
import { storedIn } from './answers';
import type { Ask } from './requests';
import type { SendingPort } from './sending-port';

interface PlainUpload {
  ask: Ask;
  /** Of the file. */
  sha256: string;
  onProgress: (percent: number) => void;
}

/** Sends a file by one request. */
export async function sendPlain(
  file: File,
  { plain }: SendingPort,
  { ask, sha256, onProgress }: PlainUpload,
): Promise<StoredFile> {
  const answer = await ask((options) => plain(file, { ...options, sha256 }), onProgress);
  const stored = storedIn(answer);
  if (!stored) throw new UploadFailure('server', { response: answer });
  return stored;
}
