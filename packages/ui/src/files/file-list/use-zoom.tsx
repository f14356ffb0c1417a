import { useState } from 'react';
import type { FileCapabilities } from './file-actions';
import type { FileItem } from './file-item';
import { FileZoom } from './file-zoom';

/** Opens one of the pictures over the whole window; the others are beside it. */
export function useZoom(
  files: readonly FileItem[],
  canDownload: boolean,
  onBroken: FileCapabilities['onBroken'],
) {
  const [zoomed, setZoomed] = useState<FileItem>();
  const [isOpen, setOpen] = useState(false);

  function zoom(file: FileItem) {
    setZoomed(file);
    setOpen(true);
  }

  const layer = (
    <FileZoom {...{ files, canDownload, onBroken }} file={zoomed} open={isOpen} onOpenChange={setOpen} />
  );
  return { zoom, layer };
}
