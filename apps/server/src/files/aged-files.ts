import { rm, stat } from 'node:fs/promises';
import { ifThere } from './if-there';

/** @returns whether the file was removed */
export async function removeIfOlder(file: string, olderThan: Date): Promise<boolean> {
  if (!(await isOlder(file, olderThan))) return false;

  await rm(file, { force: true });
  return true;
}

/** Whether there is such a file, last written before. */
export async function isOlder(file: string, olderThan: Date): Promise<boolean> {
  const found = await statIfPresent(file);
  return found !== undefined && found.mtime < olderThan;
}

export async function sizeOf(file: string): Promise<number | undefined> {
  return (await statIfPresent(file))?.size;
}

function statIfPresent(file: string) {
  return ifThere(() => stat(file));
}
