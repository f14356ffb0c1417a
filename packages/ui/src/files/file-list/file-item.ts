/** How far a file is. Absent means done: a file that was on the server before. */
export type UploadState =
  | { phase: 'idle' }
  /** `progress` in percent, 0-100. */
  | { phase: 'active'; progress: number }
  | { phase: 'success' }
  /** `message` in plain words; `retry` when the same file may go through a second time. */
  | { phase: 'error'; message: string; retry?: boolean };

export interface FileItem {
  id: string;
  /** As the person named it. */
  name: string;
  /** Bytes, where they are known. */
  size?: number;
  /** What it is: "Umowa z placówką". */
  text?: string;
  /** Address of a small picture. */
  thumb?: string;
  url?: string;
  /** Address that answers with an attachment; `url` when absent. */
  url_download?: string;
  upload?: UploadState;
}

/** Waiting files count as under way: their bar stands at zero. */
export function isUploading(file: FileItem): boolean {
  return file.upload?.phase === 'idle' || file.upload?.phase === 'active';
}

/** Whole percent, as shown beside the bar. */
export function progressOf(file: FileItem): number {
  return file.upload?.phase === 'active' ? Math.round(file.upload.progress) : 0;
}
