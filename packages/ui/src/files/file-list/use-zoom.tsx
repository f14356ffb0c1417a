import { useState } from 'react';
import type { FileItem } from './file-item';
import { FileZoom } from './file-zoom';

/** Opens one of the pictures over the whole window; the others are beside it. */
export function useZoom(files: readonly FileItem[], canDownload: boolean) {
  const [zoomed, setZoomed] = useState<FileItem>();
  const [isOpen, setOpen] = useState(false);

  function zoom(file: FileItem) {
    setZoomed(file);
    setOpen(true);
  }

  const layer = <FileZoom {...{ files, canDownload }} file={zoomed} open={isOpen} onOpenChange={setOpen} />;
  return { zoom, layer };
}
