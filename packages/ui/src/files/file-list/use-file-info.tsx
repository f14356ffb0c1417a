import { useState } from 'react';
import { FileInfoPanel, type SaveFileInfo } from './file-info-panel';
import type { FileItem } from './file-item';

/** Opens the description of a file. The panel is one of its own for each time that it is opened. */
export function useFileInfo(onSave: SaveFileInfo | undefined) {
  const [asked, setAsked] = useState<{ file: FileItem; time: number }>();
  const [isOpen, setOpen] = useState(false);

  function edit(file: FileItem) {
    setAsked((before) => ({ file, time: (before?.time ?? 0) + 1 }));
    setOpen(true);
  }

  const panel = onSave && asked && (
    <FileInfoPanel key={asked.time} file={asked.file} open={isOpen} onOpenChange={setOpen} onSave={onSave} />
  );
  return { edit, panel };
}
