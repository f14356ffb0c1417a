import { describe, expect, it } from 'vitest';
import { reviewCommand } from './review-keys';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

describe('reviewCommand', () => {
  it.each([
    ['t', 'agree'],
    ['T', 'agree'],
    ['u', 'remark'],
    ['j', 'next'],
    ['K', 'previous'],
  ])('reads %s as %s', (key, command) => {
    expect(reviewCommand({ ...PLAIN, key })).toBe(command);
  });

  it.each(['Enter', 'Tab', 'x', ' '])('leaves %j alone', (key) => {
    expect(reviewCommand({ ...PLAIN, key })).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a key with %s to the browser', (modifier) => {
    expect(reviewCommand({ ...PLAIN, key: 't', [modifier]: true })).toBeUndefined();
  });
});
