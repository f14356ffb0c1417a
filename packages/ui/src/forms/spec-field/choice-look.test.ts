import { expect, it } from 'vitest';
import { isDrawnAsRows } from './choice-look';

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ code: String(at), pl: `Opcja ${at}`, en: `Option ${at}` }));

it('draws up to five choices as rows', () => {
  expect([0, 5, 6].map((count) => isDrawnAsRows({ type: 'option', options: options(count) }))).toEqual([
    true,
    true,
    false,
  ]);
});

it('draws no other field as rows', () => {
  expect(isDrawnAsRows({ type: 'text' })).toBe(false);
});
