import { expect, it } from 'vitest';
import { readersOf } from './read-by';

const member = (id: number, read_to: number) => ({ id, name: `Osoba ${id}`, read_to });
const MESSAGE = { id: 10, author: { id: 1, name: 'Osoba 1' } };

it('names who has read as far as a message, without its author', () => {
  const members = [member(1, 10), member(2, 10), member(3, 9)];
  expect(readersOf({ members }, MESSAGE)).toEqual({ names: ['Osoba 2'], isAll: false });
});

it('says so when all others have', () => {
  const members = [member(1, 10), member(2, 12), member(3, 10)];
  expect(readersOf({ members }, MESSAGE)?.isAll).toBe(true);
});

it('names nobody while nobody has', () => {
  expect(readersOf({ members: [member(1, 10), member(2, 0)] }, MESSAGE)).toBeUndefined();
});
