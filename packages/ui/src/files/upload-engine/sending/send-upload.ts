import { CHUNK_BYTES } from '@urzad/domain';
import type { StoredFile } from '../../upload-field/stored-file';
import { sha256Of } from '../sha256';
import type { Upload } from '../upload';
import { UploadFailure } from '../upload-failure';
import { cancelSession } from './cancel-session';
import { sendChunked } from './chunked-upload';
import { sendPlain } from './plain-upload';
import type { Ask } from './requests';
import type { SendingPort } from './sending-port';

export interface SendingRules {
  sending: SendingPort;
  ask: Ask;
  /** Ends the waits between requests. */
  signal: AbortSignal;
  /** Percent of the file, 0-100. */
  onProgress: (progress: number) => void;
  /** Called when the server has opened a session; the first chunk waits for it. */
  onSession: (session_id: string) => Promise<void>;
}

/** Sends the file of an upload, at once or in chunks. */
export async function sendUpload(upload: Upload, rules: SendingRules): Promise<StoredFile> {
  const { file } = upload;
  const { chunked } = rules.sending;
  if (!file) throw new UploadFailure('file_object');
  if (!chunked || file.size <= CHUNK_BYTES) return sendPlain(file, rules.sending, rules);

  const session_id = await ownSession(upload, file, rules.sending);
  return sendChunked({ ...rules, file, sending: chunked, session_id });
}

/**
 * The session of before, where it is of this very content: the file may have been chosen again, and be another one. Then
 * the server may forget what it has.
 */
async function ownSession(
  { session_id, sha256 }: Upload,
  file: File,
  sending: SendingPort,
): Promise<string | undefined> {
  if (session_id === undefined || sha256 === undefined) return session_id;
  if ((await sha256Of(file)) === sha256) return session_id;

  cancelSession(session_id, sending);
  return undefined;
}
