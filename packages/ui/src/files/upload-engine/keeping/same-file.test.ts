import { expect, it } from 'vitest';
import { fileOf } from '../testing/fake-server';
import { isSameFile } from './same-file';

const SIZE = 600_000;
const file = (seed: number) => ({
  name: 'skan.pdf',
  size: SIZE,
  scope: 'files',
  file: fileOf(SIZE, '', seed),
});

it('is the same by every byte', async () => {
  expect(await isSameFile(file(7), file(7))).toBe(true);
});

it('is another one by a single byte, the last one too', async () => {
  const bytes = new Uint8Array(await file(7).file.arrayBuffer());
  bytes[SIZE - 1] = (bytes[SIZE - 1] ?? 0) + 1;
  expect(await isSameFile(file(7), { ...file(7), file: new File([bytes], '') })).toBe(false);
});

it.each([{ name: 'skan-2.pdf' }, { size: SIZE + 1 }, { scope: 'photos' }, { file: undefined }])(
  'is not known to be the same with %o',
  async (other) => {
    expect(await isSameFile(file(7), { ...file(7), ...other })).toBe(false);
    expect(await isSameFile({ ...file(7), ...other }, file(7))).toBe(false);
  },
);

it('is not known to be the same where it cannot be read', async () => {
  const gone = fileOf(SIZE);
  gone.slice = () => {
    throw new DOMException('', 'NotFoundError');
  };
  expect(await isSameFile(file(7), { ...file(7), file: gone })).toBe(false);
});
