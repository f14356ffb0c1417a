/** Browsers report a folder as a file; this type marks it so that it can be refused (Spec §5). */
export const DIRECTORY_TYPE = 'inode/directory';

/** Whether files are dragged, and not text or a link. Only a drop tells which files. */
export function hasFiles(transfer: Pick<DataTransfer, 'types'> | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

export function isDirectory(file: File): boolean {
  return file.type === DIRECTORY_TYPE;
}
