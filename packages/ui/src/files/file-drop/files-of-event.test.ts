import { describe, expect, it } from 'vitest';
import { isDirectory } from './dropped-files';
import { filesOf } from './files-of-event';

const agreement = new File(['%PDF-1.7'], 'umowa.pdf', { type: 'application/pdf' });

/** The part of a browser's drop that `filesOf` reads. */
function dropOf(...items: { isDirectory: boolean; name: string; file: File | null }[]) {
  const event = new Event('drop');
  const list = items.map(({ isDirectory: folder, name, file }) => ({
    webkitGetAsEntry: () => ({ isDirectory: folder, name }),
    getAsFile: () => file,
  }));
  return Object.assign(event, { dataTransfer: { items: list } });
}

describe('filesOf', () => {
  it('reads the files of a drop', async () => {
    const drop = dropOf({ isDirectory: false, name: 'umowa.pdf', file: agreement });
    await expect(filesOf(drop)).resolves.toEqual([agreement]);
  });

  it('marks a folder and does not look into it', async () => {
    const drop = dropOf({ isDirectory: true, name: 'zaświadczenia', file: agreement });
    const [folder] = await filesOf(drop);
    expect(folder?.name).toBe('zaświadczenia');
    expect(folder && isDirectory(folder)).toBe(true);
  });

  it('leaves out dragged text', async () => {
    await expect(filesOf(dropOf({ isDirectory: false, name: '', file: null }))).resolves.toEqual([]);
  });
});
