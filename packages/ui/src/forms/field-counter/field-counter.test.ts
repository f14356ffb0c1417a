import { describe, expect, it } from 'vitest';
import { spokenCharactersLeft } from './field-counter';

describe('spokenCharactersLeft', () => {
  it.each([
    [0, undefined],
    [479, undefined],
    [480, 20],
    [481, undefined],
    [490, 10],
    [494, undefined],
    [495, 5],
    [499, 1],
    [500, 0],
    [501, undefined],
  ])('after %i of 500 characters says %s', (length, left) => {
    expect(spokenCharactersLeft(length, 500)).toBe(left);
  });
});
