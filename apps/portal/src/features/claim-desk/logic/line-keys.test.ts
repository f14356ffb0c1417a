import { describe, expect, it } from 'vitest';
import { lineCommand } from './line-keys';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

describe('lineCommand', () => {
  it.each([
    ['t', 'OK'],
    ['C', 'CZESC'],
    ['n', 'NIE'],
    ['j', 'next'],
    ['K', 'previous'],
    ['[', 'file-before'],
    [']', 'file-after'],
  ])('reads %s as %s', (key, command) => {
    expect(lineCommand({ ...PLAIN, key })).toBe(command);
  });

  it.each(['Enter', 'Tab', 'u', ' '])('leaves %j alone', (key) => {
    expect(lineCommand({ ...PLAIN, key })).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a key with %s to the browser', (modifier) => {
    expect(lineCommand({ ...PLAIN, key: 't', [modifier]: true })).toBeUndefined();
  });

  it('knows a bracket that is typed with AltGr', () => {
    const typed = { ...PLAIN, ctrlKey: true, altKey: true, getModifierState: () => true };
    expect(lineCommand({ ...typed, key: ']' })).toBe('file-after');
  });
});
