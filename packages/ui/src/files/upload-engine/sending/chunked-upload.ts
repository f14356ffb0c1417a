import type { StoredFile } from '../../upload-field/stored-file';
import type { Upload } from '../upload';
import { failureOf, UploadFailure } from '../upload-failure';
import { isSuccess, type SessionStatus, sessionIn, statusIn, storedIn, type UploadSession } from './answers';
import { cancelSession } from './cancel-session';
import { sendChunks } from './chunks';
import type { Requests } from './requests';
import type { ChunkedSending } from './sending-port';

/** A session of the server, and the digest of the content that it is for. */
export type OpenedSession = Required<Pick<Upload, 'session_id' | 'sha256'>>;

export interface ChunkedUpload {
  file: File;
  /** Of the file. */
  sha256: string;
  sending: ChunkedSending;
  requests: Requests;
  /** Ends the waits between its requests. */
  signal: AbortSignal;
  /** A session of before, with which the upload goes on. */
  session_id: string | undefined;
  /** Called with a new session; the first chunk waits for it. */
  onSession: (session: OpenedSession) => Promise<void>;
  /** Percent of the file, 0-100. */
  onProgress: (percent: number) => void;
}

/** Sends a file in chunks: start, chunks, finish. With a session of before only the chunks that the server lacks. */
export async function sendChunked(upload: ChunkedUpload): Promise<StoredFile> {
  const known = await statusOf(upload);
  if (known?.file) return known.file;

  const session = known ?? (await start(upload));
  await sendChunks({ ...upload, session, known: known?.offsets ?? [] });
  return finish(upload, session);
}

/**
 * What the server has of the session; `undefined` where it knows none, or of another file, which it may then forget: it
 * would count among the open sessions of the person. Any other refusal says nothing of the session, and sending all of it
 * once more would only add to what the server has.
 */
async function statusOf({ file, sending, requests, session_id }: ChunkedUpload) {
  if (session_id === undefined) return undefined;
  const answer = await answered(requests.ask((options) => sending.status(session_id, options)));
  if (answer instanceof UploadFailure) {
    if (answer.status === 404) return undefined;
    throw answer;
  }

  const status: SessionStatus | undefined = statusIn(answer);
  if (!status) throw new UploadFailure('server', { response: answer });
  if (status.size === file.size) return status;
  cancelSession(session_id, { chunked: sending });
  return undefined;
}

async function start({ file, sha256, sending, requests, onSession }: ChunkedUpload): Promise<UploadSession> {
  const facts = { name: file.name, size: file.size, mime_type: file.type };
  const answer = await answered(requests.ask((options) => sending.start(facts, options)));
  const session = sessionIn(answer);
  if (!session) throw refusedBy(answer);
  await onSession({ session_id: session.session_id, sha256 });
  return session;
}

async function finish(
  { sending, requests, sha256 }: ChunkedUpload,
  { session_id }: UploadSession,
): Promise<StoredFile> {
  const answer = await answered(
    requests.ask((options) => sending.finish(session_id, { ...options, sha256 })),
  );
  const stored = isSuccess(answer) ? storedIn(answer) : undefined;
  if (!stored) throw refusedBy(answer);
  return stored;
}

/** The answer, or the failure of a server that was reached. */
async function answered(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UploadFailure) return error;
    throw error;
  }
}

/** Whatever is no success of start or finish is `server` (Spec §8), but for what tells more: the file is refused. */
function refusedBy(answer: unknown): UploadFailure {
  if (!(answer instanceof UploadFailure)) return new UploadFailure('server', { response: answer });
  const { code, response } = failureOf(answer);
  return code === 'denied' ? new UploadFailure('server', { response }) : answer;
}
