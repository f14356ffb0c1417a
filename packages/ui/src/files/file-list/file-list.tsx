import { useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import type { FileCapabilities } from './file-actions';
import { type FileItem, isPicture } from './file-item';
import { type FileListLabels, fileListLabels } from './file-list.labels';
import { FileRow } from './file-row';
import { FileZoom } from './file-zoom';
import type { FileRescue } from './upload-rescue';

export interface FileListProps extends FileCapabilities, FileRescue {
  /** The files, in the order in which they are shown. */
  files: readonly FileItem[];
  /** Downloads one archive of all files. The button is shown only when it is given and there are files. */
  onDownloadAll?: (() => void) | undefined;
  /** Texts, shown and for screen readers. */
  labels?: Partial<FileListLabels> | undefined;
}

/** Files with the allowed actions on each (Spec §2). An empty list renders nothing. */
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
    <div className="u:flex u:flex-col u:gap-2">
      <ul aria-label={words.list} className="u:flex u:flex-col u:gap-2">
        {files.map((file) => (
          <FileRow key={file.id} file={file} words={words} onZoom={onZoom ?? zoom} {...handlers} />
        ))}
      </ul>
      <FileZoom
        files={files.filter(isPicture)}
        file={zoomed}
        canDownload={handlers.canDownload ?? false}
        open={isOpen}
        onOpenChange={setOpen}
      />
      {onDownloadAll && (
        <button
          type="button"
          className="u:min-h-control u:self-end u:text-link u:underline u:hover:text-link-hover u:print:hidden"
          onClick={onDownloadAll}
        >
          {words.downloadAll}
        </button>
      )}
    </div>
  );
}
