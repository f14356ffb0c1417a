import { expect, it, vi } from 'vitest';
import { lazyPart } from './part';

const calendar = { name: 'calendar' };
const always = () => true;

it('comes once for all who ask', async () => {
  const bring = vi.fn(async () => calendar);
  const part = lazyPart(bring, always);
  expect(part.loaded()).toBeUndefined();

  expect(await Promise.all([part.load(), part.load()])).toEqual([calendar, calendar]);
  expect(await part.load()).toBe(calendar);
  expect(part.loaded()).toBe(calendar);
  expect(bring).toHaveBeenCalledOnce();
});

it('is asked for again after a refusal', async () => {
  const bring = vi.fn(async () => calendar).mockRejectedValueOnce(new Error('gone'));
  const part = lazyPart(bring, always);

  await expect(part.load()).rejects.toThrow('gone');
  expect(await part.load()).toBe(calendar);
});

it('is not asked for without a connection, as the browser would remember the refusal', async () => {
  const bring = vi.fn(async () => calendar);
  let isOnline = false;
  const part = lazyPart(bring, () => isOnline);
  await expect(part.load()).rejects.toThrow('Offline');
  expect(bring).not.toHaveBeenCalled();

  isOnline = true;
  expect(await part.load()).toBe(calendar);
});

it('tells those who wait', async () => {
  const listener = vi.fn();
  const part = lazyPart(async () => calendar, always);
  const stop = part.subscribe(listener);
  await part.load();
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
