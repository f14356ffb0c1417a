import { describe, expect, it } from 'vitest';
import { hasFiles, isDirectory } from './dropped-files';

it('does not take a file for a folder', () => {
  expect(isDirectory(new File(['%PDF-1.7'], 'umowa.pdf', { type: 'application/pdf' }))).toBe(false);
});

describe('hasFiles', () => {
  it.each([
    [['Files'], true],
    [['text/uri-list', 'Files'], true],
    [['text/plain'], false],
    [[], false],
  ])('of %j is %s', (types, expected) => {
    expect(hasFiles({ types })).toBe(expected);
  });

  it('is false without a transfer', () => {
    expect(hasFiles(null)).toBe(false);
  });
});
