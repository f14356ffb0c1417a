import { PROGRESS_HEAD_BYTES } from '@urzad/contract';
import type { StreamedSheet } from '../../spreadsheets/streamed-sheet';

/** A sheet that counts the rows that were read of it. */
export function countedSheet({ columns, parts }: StreamedSheet) {
  const read = { rows: 0 };
  async function* counted() {
    for await (const part of parts) {
      read.rows += part.length;
      yield part;
    }
  }
  return { read, sheet: { columns, parts: counted() } };
}

/** Each piece of a file behind a head that says how many rows are written and how many bytes follow. */
export async function* withProgress(
  pieces: AsyncIterable<Uint8Array>,
  read: { rows: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const head = new DataView(new ArrayBuffer(PROGRESS_HEAD_BYTES));
    head.setUint32(0, read.rows);
    head.setUint32(4, piece.byteLength);
    yield new Uint8Array(head.buffer);
    yield piece;
  }
}
