import { PROGRESS_HEAD_BYTES } from '@urzad/contract';
import { ApiFailure } from '#shared/http/api-failure';

/**
 * The bytes of a file that comes in pieces, each behind a head that says how many rows are written and how many bytes
 * follow.
 *
 * @param onRows called for each piece that has come whole
 * @throws ApiFailure when it ends within a piece
 */
export async function readWithProgress(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  onRows: (rows: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const head = new Uint8Array(PROGRESS_HEAD_BYTES);
  let inHead = 0;
  let missing = 0;
  let rows = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (rest.length > 0) {
      if (missing === 0) {
        const taken = rest.subarray(0, PROGRESS_HEAD_BYTES - inHead);
        head.set(taken, inHead);
        inHead += taken.length;
        rest = rest.subarray(taken.length);
        if (inHead < PROGRESS_HEAD_BYTES) continue;
        const numbers = new DataView(head.buffer);
        rows = numbers.getUint32(0);
        missing = numbers.getUint32(4);
        inHead = 0;
      } else {
        const taken = rest.subarray(0, missing);
        pieces.push(taken);
        missing -= taken.length;
        rest = rest.subarray(taken.length);
      }
      if (missing === 0) onRows(rows);
    }
  }
  if (missing > 0 || inHead > 0) throw new ApiFailure('network', undefined, 0);
  return pieces;
}
