import { useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import type { FileCapabilities } from './file-actions';
import type { FileItem } from './file-item';
import { type FileListLabels, fileListLabels } from './file-list.labels';
import { type FileRescue, FileRow } from './file-row';
import { FileZoom } from './file-zoom';

export interface FileListProps extends FileCapabilities, FileRescue {
  files: readonly FileItem[];
  /** Fetches one archive of every file. The button appears only when it is given and there are files. */
  onDownloadAll?: (() => void) | undefined;
  /** Words people read or hear. */
  labels?: Partial<FileListLabels> | undefined;
}

/** Files with what may be done to each (Spec §2). An empty list shows nothing. */
export function FileList({ files, onDownloadAll, labels, onZoom, ...handlers }: FileListProps) {
  const words = useLabels<FileListLabels>(fileListLabels, labels);
  const [zoomed, setZoomed] = useState<FileItem>();
  const [isOpen, setOpen] = useState(false);
  if (files.length === 0) return null;

  function zoom(file: FileItem) {
    setZoomed(file);
    setOpen(true);
  }

  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={words.list} className="flex flex-col gap-2">
        {files.map((file) => (
          <FileRow key={file.id} file={file} words={words} onZoom={onZoom ?? zoom} {...handlers} />
        ))}
      </ul>
      <FileZoom file={zoomed} open={isOpen} onOpenChange={setOpen} />
      {onDownloadAll && (
        <button
          type="button"
          className="min-h-control self-end text-link underline hover:text-link-hover"
          onClick={onDownloadAll}
        >
          {words.downloadAll}
        </button>
      )}
    </div>
  );
}
