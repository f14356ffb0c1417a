import { describe, expect, it } from 'vitest';
import { isColour } from './colour';
import { parseTypedColour } from './typed-colour';

describe('parseTypedColour', () => {
  it.each([
    ['#1a7f5c', '#1a7f5c'],
    [' #1A7F5C ', '#1a7f5c'],
    ['1A7F5C', '#1a7f5c'],
    ['#fa0', '#ffaa00'],
    ['FA0', '#ffaa00'],
  ])('reads %j as %s', (text, colour) => {
    expect(parseTypedColour(text)).toBe(colour);
    expect(isColour(parseTypedColour(text))).toBe(true);
  });

  it.each(['', '#12', '#12345', '#1a7f5c80', 'zielony', '#ggg', '#１２３'])(
    'leaves %j for the rule to refuse',
    (text) => {
      expect(parseTypedColour(` ${text} `)).toBe(text);
      expect(isColour(parseTypedColour(text))).toBe(false);
    },
  );

  it('leaves the names of the project’s colours alone', () => {
    expect(parseTypedColour('purple')).toBe('purple');
  });
});
