import { expect, it, vi } from 'vitest';
import { reporting } from './known-files';
import { filenamesOf, keptLetterFiles, NO_LETTER_FILES } from './letter-files';

const NOW = new Date('2027-02-10T12:00:00.000Z');
const known = [
  { filename: 'a.pdf', name: 'umowa.pdf', upload_date: '2027-02-10T11:00:00.000Z' },
  { filename: 'b.mp3', name: 'glos.mp3', upload_date: '2027-02-09T12:00:00.000Z' },
];

it('sends the names of documents and recordings', () => {
  expect(filenamesOf({ filenames: 'a.pdf|c.png', audio: '', video: 'd.mp4' })).toEqual([
    'a.pdf',
    'c.png',
    'd.mp4',
  ]);
});

it('shows those files of a draft again that the server has not forgotten after a day', () => {
  const kept = { filenames: 'a.pdf|unknown.pdf', audio: 'b.mp3', video: 7, known };
  expect(keptLetterFiles(kept, NOW)).toEqual({
    filenames: 'a.pdf',
    audio: '',
    video: '',
    known: [known[0]],
  });
  expect(keptLetterFiles({ known: 'broken' }, NOW)).toEqual(NO_LETTER_FILES);
});

it('reports a file once the server has it, however it was sent', async () => {
  const stored = { filename: 'a.pdf', name: 'umowa.pdf', size: 3, url: '/a', mime: 'application/pdf' };
  const onStored = vi.fn();
  const never = async () => ({ status: 'success' });
  const { plain, chunked } = reporting(
    {
      plain: async () => ({ data: stored }),
      chunked: {
        ...{ start: never, chunk: never, cancel: never },
        finish: async () => ({ status: 'success', data: stored }),
        status: async () => ({ status: 'success', data: { offsets: [], file: stored } }),
      },
    },
    onStored,
  );
  const options = { signal: new AbortController().signal, onProgress: () => undefined, sha256: '' };
  await plain(new File(['abc'], 'umowa.pdf'), options);
  await chunked?.finish('s', options);
  await chunked?.status('s', options);
  await chunked?.start({ name: 'umowa.pdf', size: 3, mime_type: '' }, options);
  expect(onStored.mock.calls.map(([{ filename, name }]) => [filename, name])).toEqual(
    Array.from({ length: 3 }, () => ['a.pdf', 'umowa.pdf']),
  );
});
