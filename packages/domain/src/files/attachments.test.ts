import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  isHiddenOrSystemName,
  isImageName,
  PICTURE_EXTENSIONS,
  uploadError,
} from './attachments';

describe('uploadError', () => {
  it.each([
    ['umowa.pdf', 3_000_000, undefined],
    ['Zdjęcie zaświadczenia.JPG', 1, undefined],
    ['skan.jpeg', 1, undefined],
    ['skan.jpeg', 0, 'empty'],
    ['wirus.exe', 0, 'extension'],
    ['umowa.pdf', 3_000_001, 'size'],
    ['wirus.exe', 1, 'extension'],
    ['umowa.pdf.exe', 1, 'extension'],
    ['rysunek.svg', 1, 'extension'],
    ['pdf', 1, 'extension'],
    ['.pdf', 1, 'extension'],
    ['Thumbs.db', 1, 'extension'],
    ['', 1, 'extension'],
  ])('of %s with %i bytes is %s', (name, size, expected) => {
    expect(uploadError({ name, size })).toBe(expected);
  });

  it('follows the rules it is given', () => {
    expect(uploadError({ name: 'avatar.svg', size: 10 }, { extensions: ['svg'], limitBytes: 9 })).toBe(
      'size',
    );
    expect(
      uploadError({ name: 'avatar.svg', size: 9 }, { extensions: ['svg'], limitBytes: 9 }),
    ).toBeUndefined();
  });

  it.each([
    ['nagranie.mp3', 'audio/mpeg', 'audio', undefined],
    ['nagranie.opus', 'audio/ogg', 'audio', undefined],
    ['nagranie.mp3', '', 'audio', undefined],
    ['nagranie.opus', '', 'audio', 'extension'],
    ['film.mp4', 'video/mp4', 'audio', 'extension'],
    ['film.mp4', 'video/mp4', 'video', undefined],
    ['film.mp4', '', 'video', undefined],
    ['film.php', 'video/mp4', 'video', 'extension'],
    ['.film.mp4', 'video/mp4', 'video', 'extension'],
  ] as const)('of %s, said to be "%s", as %s is %s', (name, type, media, expected) => {
    expect(uploadError({ name, size: 1, type }, { media })).toBe(expected);
  });

  it('takes pictures that hold no script', () => {
    expect(
      uploadError({ name: 'zdjecie.webp', size: 1 }, { extensions: PICTURE_EXTENSIONS }),
    ).toBeUndefined();
    for (const name of ['rysunek.svg', 'skan.bmp']) {
      expect(uploadError({ name, size: 1 }, { extensions: PICTURE_EXTENSIONS })).toBe('extension');
    }
  });

  it.each(['php', 'php5', 'html', 'htm', 'js', 'jsx'])(
    'never takes %s, whatever list it is given',
    (extension) => {
      expect(uploadError({ name: `plik.${extension}`, size: 1 }, { extensions: [extension] })).toBe(
        'extension',
      );
    },
  );
});

it.each([
  ['Umowa.PDF', 'pdf'],
  ['archiwum.tar.gz', 'gz'],
  ['bez-kropki', ''],
  ['.ukryty', ''],
  ['kropka.', ''],
])('the extension of %s is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

it('knows pictures and hidden names', () => {
  const names = ['a.png', 'a.webp', 'a.SVG', 'a.bmp', 'a.pdf'];
  expect(names.filter(isImageName)).toEqual(['a.png', 'a.webp', 'a.SVG', 'a.bmp']);
  expect(['desktop.ini', 'THUMBS.DB', '.DS_Store', 'umowa.pdf'].map(isHiddenOrSystemName)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it.each(['skan.jfif', 'skan.JPE', 'skan.jfi'])(
  'takes %s as the JPEG that it is, where JPG is taken',
  (name) => {
    expect(uploadError({ name, size: 1 })).toBeUndefined();
    expect(isImageName(name)).toBe(true);
    expect(uploadError({ name, size: 1 }, { extensions: ['pdf'] })).toBe('extension');
  },
);
