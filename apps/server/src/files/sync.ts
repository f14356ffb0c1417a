import { open } from 'node:fs/promises';

/** Of a file: its bytes survive a power cut. A new name does only after a sync of its folder. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
