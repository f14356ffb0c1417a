import type { UploadRefusal } from '@urzad/domain';
import type { UploadPort } from '../../upload-field/stored-file';

/** What the engine gives with each request. */
export interface SendingOptions {
  /** Ends the request. */
  signal: AbortSignal;
  /** Percent of this request, 0-100. */
  onProgress: (percent: number) => void;
}

/** What the engine gives with the request by which the server has the whole file. */
export interface StoringOptions extends SendingOptions {
  /**
   * SHA-256 of the file as it was chosen, in hexadecimal digits. A host whose server compares it rejects with the `refusal`
   * `changed` where the bytes that arrived differ: the file was changed while it was sent.
   */
  sha256: string;
}

/** The first request of a file that is sent in chunks (Spec §7). */
export interface UploadStart {
  /** The name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** As the browser guesses it, often empty. */
  mime_type: string;
}

/** A chunk of a file (Spec §7). */
export interface UploadChunk {
  /** The session that `start` has opened. */
  session_id: string;
  /** Where the chunk begins in the file, in bytes. */
  start_offset: number;
  /** The bytes, of the type `application/octet-stream`. */
  chunk: Blob;
}

/** Sends a file in chunks, by the protocol of Spec §7. Each answer is judged by the engine: it may be anything. */
export interface ChunkedSending {
  /** Opens a session. Success: `{status: 'success', data: {session_id, end_offset}}`, the size of a chunk in bytes. */
  start(file: UploadStart, options: SendingOptions): Promise<unknown>;
  /** Sends a chunk. Success: `{status: 'success'}`. */
  chunk(chunk: UploadChunk, options: SendingOptions): Promise<unknown>;
  /** Asks for the file made of the chunks. Success: `{status: 'success', data: {filename, url}}`. */
  finish(session_id: string, options: StoringOptions): Promise<unknown>;
  /**
   * Success: `{status: 'success', data: {session_id, end_offset, size, offsets}}`, and `file` once it is finished. Only
   * `failureOfStatus(404)` says that the session is not known: the file is then sent again.
   */
  status(session_id: string, options: SendingOptions): Promise<unknown>;
  /** Throws the session away. Its failure is not reported. */
  cancel(session_id: string, options: SendingOptions): Promise<unknown>;
}

/**
 * What the engine asks of the host: requests that answer with the parsed body of a 2xx answer (`undefined` where it is
 * no JSON), and reject with an `UploadFailure` otherwise.
 */
export interface SendingPort {
  /**
   * Why the server would refuse a file by its content: it is then listed with that reason, and no request is made. What it
   * cannot tell is left to the server. `contentRefusal` is one. @default every file is sent
   */
  judge?: ((file: File) => Promise<UploadRefusal | undefined>) | undefined;
  /** Sends a file at once. Success: `{data: {filename, url}}` (Spec §7, `base/uploadfile`). */
  plain(file: File, options: StoringOptions): Promise<unknown>;
  /** For files over 1,048,576 bytes; without it they are sent at once too. */
  chunked?: ChunkedSending | undefined;
}

/** A plain function as a sending port. */
export function sendingBy(upload: UploadPort): SendingPort {
  return {
    plain: async (file, { onProgress, signal }) => ({ data: await upload(file, onProgress, signal) }),
  };
}
