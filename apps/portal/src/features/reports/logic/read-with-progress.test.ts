import { expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { readWithProgress } from './read-with-progress';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A piece behind its head. */
function piece(rows: number, text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(text);
  const whole = new Uint8Array(8 + bytes.length);
  const head = new DataView(whole.buffer);
  head.setUint32(0, rows);
  head.setUint32(4, bytes.length);
  whole.set(bytes, 8);
  return whole;
}

const FILE = [piece(0, 'Numer\r\n'), piece(2000, 'żółć\r\n'), piece(2000, ''), piece(3500, 'koniec')];
const WHOLE = Uint8Array.from(FILE.flatMap((one) => [...one]));

async function* inChunks(size: number, bytes = WHOLE) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

it.each([1, 5, 8, 13, 1000])('puts the pieces together that come %i bytes at a time', async (size) => {
  const told: number[] = [];
  const pieces = await readWithProgress(inChunks(size), (rows) => told.push(rows));
  expect(await new Blob(pieces).text()).toBe('Numer\r\nżółć\r\nkoniec');
  expect(told).toEqual([0, 2000, 2000, 3500]);
});

it.each([3, 12, WHOLE.length - 1])('does not take the first %i bytes for a file', async (size) => {
  const broken = WHOLE.slice(0, size);
  await expect(readWithProgress(inChunks(1000, broken), () => undefined)).rejects.toThrow(ApiFailure);
});
