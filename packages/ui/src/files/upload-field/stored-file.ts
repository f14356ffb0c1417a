import { fileNamesOf } from '@urzad/domain';
import type { FileItem } from '../file-list/file-item';

/** A file on the server (Spec §3): the extended value of a field, whose simple value is the names. */
export interface StoredFile {
  /** The name on the server, which the form submits. */
  filename: string;
  /** The address of the file. */
  url?: string | undefined;
  /** The name that the person gave. @default the filename */
  name?: string | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** Address of a small picture. */
  thumb?: string | undefined;
  /** The description. */
  text?: string | undefined;
  /** The description in each language; `text` where one is empty or absent. */
  captions?: FileItem['captions'] | undefined;
  /** The type of its content: `image/png`. */
  type?: string | undefined;
  /** When it was stored, as an ISO timestamp. */
  upload_date?: string | undefined;
}

/** Uploads a file and returns the stored one. A failure rejects the promise; the signal cancels the upload. */
export type UploadPort = (
  file: File,
  /** Percent, 0-100. */
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<StoredFile>;

/**
 * The files of a simple value, in its order; of two entries of one name the last counts, an unknown one has only its
 * name.
 */
export function storedItems(value: string, known: readonly StoredFile[]): readonly FileItem[] {
  return fileNamesOf(value).map((filename) => {
    const {
      name = filename,
      size,
      url,
      thumb,
      text,
      captions,
    } = known.findLast((file) => file.filename === filename) ?? {};

    return {
      id: filename,
      name,
      ...(size !== undefined && { size }),
      ...(url !== undefined && { url }),
      ...(thumb !== undefined && { thumb }),
      ...(text !== undefined && { text }),
      ...(captions !== undefined && { captions }),
    };
  });
}

/** The names in another order; those that it does not know come last, as they were. */
export function inOrder(names: readonly string[], order: readonly string[]): readonly string[] {
  return [...order.filter((name) => names.includes(name)), ...names.filter((name) => !order.includes(name))];
}
