import { expect, it, vi } from 'vitest';
import { ApiError } from '../api-error';
import type { FileStore } from './file-store';
import { keepIfDone } from './keep-if-done';

const coded = (code: string) => Object.assign(new Error(code), { code });

function aStore(remove = vi.fn<FileStore['remove']>(async () => undefined)) {
  return { remove };
}

it('keeps the file of a transaction that was committed', async () => {
  const store = aStore();
  await expect(keepIfDone(store, 'a.pdf', async () => 7)).resolves.toBe(7);
  expect(store.remove).not.toHaveBeenCalled();
});

it.each([new ApiError('conflict'), coded('23505'), new Error('A fault of ours')])(
  'removes it after a transaction that failed: %s',
  async (error) => {
    const store = aStore();
    await expect(keepIfDone(store, 'a.pdf', () => Promise.reject(error))).rejects.toBe(error);
    expect(store.remove).toHaveBeenCalledExactlyOnceWith('a.pdf');
  },
);

it.each(['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET'])(
  'keeps it when the connection was lost, as the database may have committed: %s',
  async (code) => {
    const store = aStore();
    const error = new Error('Failed query: commit', { cause: coded(code) });
    await expect(keepIfDone(store, 'a.pdf', () => Promise.reject(error))).rejects.toBe(error);
    expect(store.remove).not.toHaveBeenCalled();
  },
);

it('says why the transaction failed, also when the store fails too', async () => {
  const store = aStore(vi.fn(() => Promise.reject(new Error('The store is down'))));
  const error = new ApiError('conflict');
  await expect(keepIfDone(store, 'a.pdf', () => Promise.reject(error))).rejects.toBe(error);
});
