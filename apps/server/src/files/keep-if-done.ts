import type { FileStore } from './file-store';

/** Removes the file that was stored for some work when the work fails: no row refers to it then. */
export async function keepIfDone<Result>(
  files: FileStore,
  filename: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await files.remove(filename);
    throw error;
  }
}
