import type { DropEvent } from 'react-dropzone';

/** Browsers report a folder as a file; this type marks it so that it can be refused (Spec §5). */
const DIRECTORY_TYPE = 'inode/directory';

/** The files of a drop or a paste. A folder is one entry and is not opened. */
export async function filesOf(event: DropEvent | Array<FileSystemFileHandle>): Promise<File[]> {
  return Array.from(transferOf(event)?.items ?? []).flatMap(toFile);
}

/** Whether files are dragged, and not text or a link. Only a drop tells which files. */
export function hasFiles(transfer: Pick<DataTransfer, 'types'> | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

export function isDirectory(file: File): boolean {
  return file.type === DIRECTORY_TYPE;
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
