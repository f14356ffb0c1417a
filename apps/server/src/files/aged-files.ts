import { rm, stat } from 'node:fs/promises';

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

async function statIfPresent(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
