import { CHUNK_BYTES } from '@urzad/contract';
import type { SessionRow } from './session-repository';

type Sized = Pick<SessionRow, 'size'>;

/** Bytes of the chunk at an offset; `undefined` for an offset at which no chunk of the file begins. */
export function chunkLength({ size }: Sized, offset: number): number | undefined {
  if (offset % CHUNK_BYTES !== 0 || offset >= size) return undefined;
  return Math.min(CHUNK_BYTES, size - offset);
}

/** Ascending offsets of the chunks that did not arrive yet. */
export function missingOffsets({ size, offsets }: Sized & Pick<SessionRow, 'offsets'>): number[] {
  const had = new Set(offsets);
  const all = Array.from({ length: Math.ceil(size / CHUNK_BYTES) }, (_none, at) => at * CHUNK_BYTES);
  return all.filter((offset) => !had.has(offset));
}
