import { fileNamesOf } from '@urzad/domain';
import type { FileItem } from '../file-list/file-item';

/** A file that the server has (Spec §3): the extended value of a field whose simple value is the names. */
export interface StoredFile {
  /** As the server calls it: what the form sends. */
  filename: string;
  /** Address to see, hear or open it by. */
  url?: string | undefined;
  /** As the person named it. @default the filename */
  name?: string | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** Address of a small picture. */
  thumb?: string | undefined;
  /** What it shows. */
  text?: string | undefined;
}

/** Sends a file and answers what the server made of it. A failure is a rejection; the signal says that it is not wanted any more. */
export type UploadPort = (
  file: File,
  /** Percent, 0-100. */
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<StoredFile>;

/** The files of a simple value, in its order; the one met last is believed, an unknown one is its name. */
export function storedItems(value: string, known: readonly StoredFile[]): readonly FileItem[] {
  return fileNamesOf(value).map((filename) => {
    const {
      name = filename,
      size,
      url,
      thumb,
      text,
    } = known.findLast((file) => file.filename === filename) ?? {};

    return {
      id: filename,
      name,
      ...(size !== undefined && { size }),
      ...(url !== undefined && { url }),
      ...(thumb !== undefined && { thumb }),
      ...(text !== undefined && { text }),
    };
  });
}

/** The list with one of its names a place further; as it was where there is no such place. */
export function movedBy(names: readonly string[], name: string, step: -1 | 1): readonly string[] {
  const from = names.indexOf(name);
  const to = from + step;
  const other = names[to];
  if (from < 0 || other === undefined) return names;

  return names.map((now, at) => (at === from ? other : at === to ? name : now));
}
