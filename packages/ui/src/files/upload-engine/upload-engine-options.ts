import type { StoredFile } from '../upload-field/stored-file';
import type { Connection } from './connection';
import type { KeepingPort } from './keeping/keeping-port';
import type { SendingPort } from './sending/sending-port';
import type { Upload } from './upload';

/** The ports of an engine, and its rules. */
export interface UploadEngineOptions {
  /** The requests. */
  sending: SendingPort;
  /** Keeps uploads on the device, so that they go on after the page was closed. Without it they end with the page. */
  keeping?: KeepingPort | undefined;
  /**
   * What follows when the server has the file: the upload is done when the promise is. A rejection fails it; trying
   * again calls this alone, and so does a call that is not answered: the id of the upload tells that it is the same one. The
   * signal aborts once the upload was removed, or before it is called anew.
   */
  onStored?: ((stored: StoredFile, upload: Upload, signal: AbortSignal) => Promise<void> | void) | undefined;
  /** Files on their way at once. @default 1 */
  threads?: number | undefined;
  /** Milliseconds for one request; 0 is without a limit. @default 0 */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds in which no byte of an upload moves and no answer comes, after which its requests begin anew: a connection
   * can die without a word. A slow line that moves is left alone; 0 is without a limit. @default 60,000
   */
  silenceMs?: number | undefined;
  /**
   * The most files of the list; more are listed and not sent. A function is asked with each file: a host whose stored
   * files leave the list takes them off. @default without a limit
   */
  maximum?: number | (() => number) | undefined;
  /**
   * Whether a scope takes more than one file. Where it takes one, a file that is chosen before `restore` has listed what is
   * kept of the same scope replaces it. @default true
   */
  multiple?: boolean | undefined;
  /** Makes the id of an upload. @default 16 random bytes */
  newId?: (() => string) | undefined;
  /** When to try again after a request without an answer. @default at `online`, or after 1 to 30 seconds */
  connection?: Connection | undefined;
}

/** The most files of the list, as the host says it now. */
export function mostFiles({
  maximum = Number.POSITIVE_INFINITY,
}: Pick<UploadEngineOptions, 'maximum'>): number {
  return typeof maximum === 'number' ? maximum : maximum();
}
