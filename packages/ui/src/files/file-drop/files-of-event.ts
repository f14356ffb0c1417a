import type { DropEvent } from 'react-dropzone';
import { DIRECTORY_TYPE } from './dropped-files';

/** The files of a drop or a paste. A folder is one entry and is not opened. */
export async function filesOf(event: DropEvent | Array<FileSystemFileHandle>): Promise<File[]> {
  return Array.from(transferOf(event)?.items ?? []).flatMap(toFile);
}

function transferOf(event: DropEvent | Array<FileSystemFileHandle>): DataTransfer | null {
  if ('dataTransfer' in event) return event.dataTransfer;
  return 'clipboardData' in event ? event.clipboardData : null;
}

function toFile(item: DataTransferItem): File[] {
  const entry = item.webkitGetAsEntry();
  if (entry?.isDirectory) return [new File([], entry.name, { type: DIRECTORY_TYPE })];

  const file = item.getAsFile();
  return file ? [file] : [];
}
