import { RICH_TEXT } from '@urzad/domain/rich-text';
import { DOT, imageOfBytes } from '@urzad/domain/testing/rich-text';
import { describe, expect, it } from 'vitest';
import { imageRefusal } from './image-refusal';

describe('an image of a pasted text', () => {
  it.each([
    ['the smallest', DOT, undefined],
    ['of exactly the most bytes', imageOfBytes(RICH_TEXT.imageBytes), undefined],
    ['of one byte more', imageOfBytes(RICH_TEXT.imageBytes + 1), 'too-large'],
    ['of another site', 'https://evil.example/seen.gif', 'remote'],
    ['of whatever site the page is on', '//evil.example/seen.gif', 'remote'],
    ['of a disk', 'file:///C:/Temp/msohtmlclip1/01/clip_image001.png', 'remote'],
    ['without an address', '', 'remote'],
    ['of a type that can carry a script', 'data:image/svg+xml;base64,PHN2Zz4=', 'wrong-format'],
    ['of no type', 'data:,abc', 'wrong-format'],
    ['of a known type without bytes', 'data:image/png,abc', 'wrong-format'],
  ])('%s', (_kind, src, refusal) => {
    expect(imageRefusal(src)).toBe(refusal);
  });
});
