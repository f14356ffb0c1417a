import type { StoredFile } from '../upload-field/stored-file';
import { UploadFailure, type UploadFailureCode } from './upload-failure';

/** One upload of an engine. */
export interface Upload {
  /** Unique, also among those of other pages: a host can use it as the key of what follows the upload. */
  id: string;
  /** The name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** As the browser reports it, often empty. */
  type: string;
  /** What the host said when it added the file: the place it belongs to. */
  scope: string;
  /** Waiting, running, done or failed (Spec §4). */
  phase: 'idle' | 'active' | 'success' | 'error';
  /** Percent, 0-100. */
  progress: number;
  /** Why it stands still: the person stopped it, or no server answers. */
  held?: 'paused' | 'offline' | undefined;
  /** Why it failed. */
  failure?: UploadFailure | undefined;
  /** Why it was refused before it was sent, in the words of the host. */
  refused?: string | undefined;
  /** More files were added than are wanted: this one is not sent. */
  isTooMany?: boolean | undefined;
  /** The content; absent when it has to be chosen again. */
  file?: File | undefined;
  /** What the server answered, once it has the file. */
  stored?: StoredFile | undefined;
  /** The session of a file that is sent in chunks. */
  session_id?: string | undefined;
  /** SHA-256 of the content to which the session belongs, where it is known. */
  sha256?: string | undefined;
}

/** Why a host refuses a file before it is sent. */
export interface RefusedUpload {
  /** The sentence beside it. */
  message: string;
  /** The nearest code of Spec §8. */
  code?: UploadFailureCode | undefined;
}

interface Added {
  scope: string;
  isTooMany?: boolean | undefined;
  refused?: RefusedUpload | undefined;
}

/** A file as a new upload; what is no file is listed as failed. */
export function uploadOf(id: string, file: unknown, { scope, isTooMany, refused }: Added): Upload {
  const upload = { id, scope, progress: 0 } as const;
  if (!(file instanceof File)) {
    const failure = new UploadFailure('file_object');
    return { ...upload, name: '', size: 0, type: '', phase: 'error', failure };
  }
  const { name, size, type } = file;
  return { ...upload, name, size, type, file, ...phaseOf({ isTooMany, refused }) };
}

function phaseOf({ isTooMany, refused }: Partial<Added>): Partial<Upload> & Pick<Upload, 'phase'> {
  if (refused) {
    const { message, code } = refused;
    return { phase: 'error', refused: message, failure: code && new UploadFailure(code) };
  }
  return isTooMany ? { phase: 'error', isTooMany } : { phase: 'idle' };
}

/** Running or waiting for its turn; also one that stands still for a while. */
export function isUnderway({ phase }: Upload): boolean {
  return phase === 'idle' || phase === 'active';
}

/** Its content has to be chosen again: it was not kept, or can no longer be read. */
function isChosenAgain({ failure, refused }: Upload): boolean {
  return refused === undefined && (failure?.code === 'file_object' || failure?.code === 'not_exists');
}

/** Whether the upload needs this file to be chosen again: its name and size tell, and later its content. */
export function isWaitingFor(upload: Upload, { name, size }: File, scope: string): boolean {
  return isChosenAgain(upload) && upload.name === name && upload.size === size && upload.scope === scope;
}

/** What it is sent with once its content was chosen again. */
export function chosenAgain(upload: Upload, file: File): Upload {
  // Without a hash nobody can tell whether the session is of this content.
  const session_id = upload.sha256 === undefined ? undefined : upload.session_id;
  return { ...upload, file, session_id, phase: 'idle', failure: undefined };
}

/** Counts among the most files of a list; a failed one does not, unless its content has to be chosen again. */
export function takesPlace(upload: Upload): boolean {
  return upload.phase !== 'error' || isChosenAgain(upload);
}
