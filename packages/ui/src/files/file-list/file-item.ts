import type { Locale } from '../../foundations/locale/locale';

/** The state of an upload. Absent means done: a file that was on the server before. */
export type UploadState =
  | { phase: 'idle'; canPause?: boolean | undefined }
  /**
   * `progress` in percent, 0-100; `held` while it stands still: the person paused it, or no server answers; `canPause`
   * is `false` once the server has the file, as what follows cannot stand still.
   */
  | {
      phase: 'active';
      progress: number;
      held?: 'paused' | 'offline' | undefined;
      canPause?: boolean | undefined;
    }
  | { phase: 'success' }
  /**
   * `message` in plain words; `retry` when the same file may be uploaded again, `isChosenAgain` when the person has to
   * choose it first.
   */
  | { phase: 'error'; message: string; retry?: boolean; isChosenAgain?: boolean };

/** One file of a list: stored, uploading or failed. */
export interface FileItem {
  /** Unique in the list. */
  id: string;
  /** The name that the person gave. */
  name: string;
  /** Bytes, if known. */
  size?: number;
  /** The description: "Umowa z placówką". */
  text?: string;
  /** The description in each language; `text` where one is empty or absent. */
  captions?: Partial<Record<Locale, string>>;
  /** Address of a small picture. */
  thumb?: string;
  /** The address of the file, for the download. */
  url?: string;
  /** Address that answers with an attachment; `url` when absent. */
  url_download?: string;
  /** The state of its upload; without one the file is on the server. */
  upload?: UploadState;
}

/** Waiting files count as uploading: their bar is at zero. */
export function isUploading(file: FileItem): boolean {
  return file.upload?.phase === 'idle' || file.upload?.phase === 'active';
}

/** Whole percent, as shown beside the bar. */
export function progressOf(file: FileItem): number {
  return file.upload?.phase === 'active' ? Math.round(file.upload.progress) : 0;
}

/** Only a picture has a small picture of itself. */
export function isPicture(file: FileItem): boolean {
  return file.thumb !== undefined && file.thumb !== '';
}
