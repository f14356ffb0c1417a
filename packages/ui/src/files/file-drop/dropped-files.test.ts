import { describe, expect, it } from 'vitest';
import { filesOf, hasFiles, isDirectory, type Transferred } from './dropped-files';

const agreement = new File(['%PDF-1.7'], 'umowa.pdf', { type: 'application/pdf' });

/** As browsers give the items of a drop. */
function dropOf(...items: { isDirectory: boolean; name: string; file: File | null }[]): Transferred {
  return {
    items: items.map(({ isDirectory: folder, name, file }) => ({
      webkitGetAsEntry: () => ({ isDirectory: folder, name }),
      getAsFile: () => file,
    })),
  };
}

describe('filesOf', () => {
  it('reads the files of a drop', () => {
    const drop = dropOf({ isDirectory: false, name: 'umowa.pdf', file: agreement });
    expect(filesOf(drop)).toEqual([agreement]);
  });

  it('marks a folder and does not look into it', () => {
    const [folder] = filesOf(dropOf({ isDirectory: true, name: 'zaświadczenia', file: agreement }));
    expect(folder?.name).toBe('zaświadczenia');
    expect(folder && isDirectory(folder)).toBe(true);
  });

  it('leaves out dragged text', () => {
    expect(filesOf(dropOf({ isDirectory: false, name: '', file: null }))).toEqual([]);
  });

  it('does not take a file for a folder', () => {
    expect(isDirectory(agreement)).toBe(false);
  });
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
