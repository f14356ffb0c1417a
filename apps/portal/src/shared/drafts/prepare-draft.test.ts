import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saverWorld } from '../saving/testing/saver-world';
import { ChangedMeanwhile, prepareDraft, UnsavedDraft } from './prepare-draft';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const takeBack = vi.fn(async () => ({ row_version: 6, status: 'draft' }));
beforeEach(() => takeBack.mockClear());

it('makes the document of what was saved', async () => {
  const { saver, type, pause, requests } = saverWorld();
  type();
  const prepare = vi.fn(async (row_version: number) => ({ row_version: row_version + 1, status: 'to_sign' }));
  const preparing = prepareDraft(saver, { prepare, takeBack });
  await pause();
  await requests[0]?.answer();
  await expect(preparing).resolves.toEqual({ row_version: 6, status: 'to_sign' });
  expect(prepare).toHaveBeenCalledExactlyOnceWith(5);
  expect(takeBack).not.toHaveBeenCalled();
});

it('makes none of what could not be saved', async () => {
  const { saver, type, pause, requests } = saverWorld();
  type();
  const prepare = vi.fn();
  const refused = expect(prepareDraft(saver, { prepare, takeBack })).rejects.toThrow(UnsavedDraft);
  await pause();
  await requests[0]?.lose();
  await refused;
  expect(prepare).not.toHaveBeenCalled();
});

it('takes it back when something was typed meanwhile, which is then saved', async () => {
  const { saver, type, pause, requests } = saverWorld();
  const prepare = async () => {
    type();
    await pause();
    return { row_version: 5, status: 'to_sign' };
  };
  await expect(prepareDraft(saver, { prepare, takeBack })).rejects.toThrow(ChangedMeanwhile);
  expect(takeBack).toHaveBeenCalledOnce();
  await pause();
  expect(requests).toMatchObject([{ base: 6 }]);
});
