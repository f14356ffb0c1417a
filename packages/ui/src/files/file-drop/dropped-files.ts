/** Browsers report a folder as a file; this type marks it so that it can be refused (Spec §5). */
const DIRECTORY_TYPE = 'inode/directory';

/** The part of a `DataTransfer` in which a drop or a paste brings its files. */
export interface Transferred {
  items: ArrayLike<TransferredItem>;
}

interface TransferredItem {
  webkitGetAsEntry: () => Pick<FileSystemEntry, 'isDirectory' | 'name'> | null;
  getAsFile: () => File | null;
}

/** The files of a drop or a paste. A folder is one entry and is not opened. */
export function filesOf({ items }: Transferred): readonly File[] {
  return Array.from(items, toFile).filter((file) => file !== null);
}

/** Whether files are dragged or pasted, and not text or a link. Only a drop tells which files. */
export function hasFiles(transfer: Pick<DataTransfer, 'types'> | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

export function isDirectory(file: File): boolean {
  return file.type === DIRECTORY_TYPE;
}

function toFile(item: TransferredItem): File | null {
  const entry = item.webkitGetAsEntry();
  return entry?.isDirectory ? new File([], entry.name, { type: DIRECTORY_TYPE }) : item.getAsFile();
}
