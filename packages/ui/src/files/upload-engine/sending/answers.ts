import type { StoredFile } from '../../upload-field/stored-file';

export interface UploadSession {
  session_id: string;
  /** The size of a chunk in bytes: chunks begin at its multiples. */
  end_offset: number;
}

/** What the server has of a session. */
export interface SessionStatus extends UploadSession {
  /** Where the chunks begin that the server has. */
  offsets: readonly number[];
  /** Bytes of the whole file. */
  size: number;
  /** Once it is finished. */
  file?: StoredFile | undefined;
}

/** Only `status` tells success: an answer of 200 may be a page of HTML, or nothing (Spec §8). */
export function isSuccess(answer: unknown): boolean {
  return fieldsOf(answer).status === 'success';
}

export function sessionIn(answer: unknown): UploadSession | undefined {
  const { session_id, end_offset } = fieldsOf(fieldsOf(answer).data);
  if (!isSuccess(answer) || !isText(session_id) || !isCount(end_offset) || end_offset === 0) return undefined;
  return { session_id, end_offset };
}

export function statusIn(answer: unknown): SessionStatus | undefined {
  const session = sessionIn(answer);
  const { offsets, size, file } = fieldsOf(fieldsOf(answer).data);
  if (!session || !Array.isArray(offsets) || !offsets.every(isCount) || !isCount(size)) return undefined;
  return { ...session, offsets, size, file: storedIn({ data: file }) };
}

/** The stored file of an answer. */
export function storedIn(answer: unknown): StoredFile | undefined {
  const { data } = fieldsOf(answer);
  return isStored(data) ? data : undefined;
}

function isStored(data: unknown): data is StoredFile {
  return isText(fieldsOf(data).filename);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
