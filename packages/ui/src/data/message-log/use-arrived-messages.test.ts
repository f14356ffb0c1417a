import { expect, it } from 'vitest';
import { arrivedAfter } from './use-arrived-messages';

const saidOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_one, at) => ({ id: from + at, said: `Wiadomość ${from + at}` }));
const idsOf = (messages: readonly { id: string | number }[]) => messages.map(({ id }) => id);

it('says what came below the last message, all of it', () => {
  expect(idsOf(arrivedAfter(saidOf(1, 5), 3))).toEqual([4, 5]);
  expect(idsOf(arrivedAfter(saidOf(1, 2), undefined))).toEqual([1, 2]);
});

it('says nothing of earlier messages, nor of those that have nothing to say', () => {
  expect(arrivedAfter(saidOf(1, 30), 30)).toEqual([]);
  expect(arrivedAfter([...saidOf(1, 3), { id: 4 }], 3)).toEqual([]);
});

it('says the last one only when the one before is shown no more', () => {
  expect(idsOf(arrivedAfter(saidOf(10, 14), 3))).toEqual([14]);
});
