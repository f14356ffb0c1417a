import { CHUNK_BYTES } from '@urzad/domain';
import type { StoredFile } from '../../upload-field/stored-file';
import type { Upload } from '../upload';
import { UploadFailure } from '../upload-failure';
import { cancelSession } from './cancel-session';
import { type OpenedSession, sendChunked } from './chunked-upload';
import { differenceFailure, digestOf } from './content-digest';
import { sendPlain } from './plain-upload';
import type { Requests } from './requests';
import type { SendingPort } from './sending-port';

export interface SendingRules {
  sending: SendingPort;
  requests: Requests;
  /** Ends the waits between requests. */
  signal: AbortSignal;
  /** Percent of the file, 0-100. */
  onProgress: (progress: number) => void;
  /** Called when the server has opened a session; the first chunk waits for it. */
  onSession: (session: OpenedSession) => Promise<void>;
}

/**
 * Sends the file of an upload, at once or in chunks. Its digest is made before: a file that is changed while it is sent
 * would otherwise arrive as a mixture of both contents.
 */
export async function sendUpload(upload: Upload, rules: SendingRules): Promise<StoredFile> {
  const { file } = upload;
  if (!file) throw new UploadFailure('file_object');

  const sha256 = await digestOf(file);
  rules.signal.throwIfAborted();
  try {
    return await sendContent({ ...upload, file }, sha256, rules);
  } catch (error) {
    if (!(error instanceof UploadFailure) || error.refusal !== 'changed') throw error;
    throw await differenceFailure(file, sha256);
  }
}

function sendContent(
  { file, ...upload }: Upload & { file: File },
  sha256: string,
  rules: SendingRules,
): Promise<StoredFile> {
  const { sending, requests } = rules;
  const { chunked } = sending;
  if (!chunked || file.size <= CHUNK_BYTES) {
    return sendPlain(file, sending, { ask: requests.ask, sha256, onProgress: rules.onProgress });
  }
  const session_id = ownSession(upload, sha256, sending);
  return sendChunked({ ...rules, file, sha256, sending: chunked, session_id });
}

/**
 * The session of before, where it is of this very content: the file may have been chosen again, and be another one. Then
 * the server may forget what it has.
 */
function ownSession(
  { session_id, sha256: before }: Pick<Upload, 'session_id' | 'sha256'>,
  sha256: string,
  sending: SendingPort,
): string | undefined {
  if (session_id === undefined || before === undefined || before === sha256) return session_id;

  cancelSession(session_id, sending);
  return undefined;
}
