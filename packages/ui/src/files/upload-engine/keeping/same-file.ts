import type { KeptUpload } from './keeping-port';

/** What is known of a file, also before it is sent. */
export type FileOfPlace = Pick<KeptUpload, 'name' | 'size' | 'scope' | 'file'>;

/** Bytes that are compared at once, so that two large files are not in the memory as a whole. */
const STEP = 256 * 1024;

/**
 * Whether both are one file of one place: by name, size and every byte, as a scanner gives many documents the same name. No
 * where one has no content, or cannot be read.
 */
export async function isSameFile(one: FileOfPlace, other: FileOfPlace): Promise<boolean> {
  const { name, size, scope } = other;
  if (one.name !== name || one.size !== size || one.scope !== scope || !one.file || !other.file) return false;
  try {
    return await haveSameBytes(one.file, other.file);
  } catch {
    return false;
  }
}

async function haveSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  for (let start = 0; start < one.size; start += STEP) {
    const bytes = await bytesOf(one, start);
    const others = await bytesOf(other, start);
    if (bytes.some((byte, at) => byte !== others[at])) return false;
  }
  return true;
}

async function bytesOf(blob: Blob, start: number): Promise<Uint8Array> {
  return new Uint8Array(await blob.slice(start, start + STEP).arrayBuffer());
}
