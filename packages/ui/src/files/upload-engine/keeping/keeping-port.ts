import type { StoredFile } from '../../upload-field/stored-file';

/** An upload as it is kept on the device, so that it goes on after the page was closed. */
export interface KeptUpload {
  /** That of the upload. */
  id: string;
  /** The name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** The type that the browser reported, often empty. */
  type: string;
  /** What the host said when the file was added: the place it belongs to. */
  scope: string;
  /** The session of the server, once there is one. */
  session_id?: string | undefined;
  /** SHA-256 of the content, in hexadecimal digits: by it a file that is chosen again is recognised. */
  sha256?: string | undefined;
  /** What the server answered, once it has the file: what follows is still to be done. */
  stored?: StoredFile | undefined;
  /** The content; absent where it was not kept, and once the server has it. */
  file?: Blob | undefined;
}

/** Where the host keeps uploads. What fails here never stops an upload. */
export interface KeepingPort {
  /** Keeps an upload, instead of an earlier one of the same id; the host may leave out the content, or keep nothing. */
  keep(upload: KeptUpload): Promise<unknown>;
  /**
   * All that is kept for the person who is signed in, except what another open page has kept or read: that page sends it,
   * and here it would be sent twice. A lock of `navigator.locks` that is held from then on ends with its page.
   */
  read(): Promise<readonly KeptUpload[]>;
  /** Forgets an upload: it was sent, or the person does not want it. */
  remove(id: string): Promise<void>;
}
