import { filesField } from '@urzad/domain/schemas';
import { AudioField } from '../../../files/audio-field/audio-field';
import { GalleryField } from '../../../files/gallery-field/gallery-field';
import { ImageField } from '../../../files/image-field/image-field';
import type { StoredFile } from '../../../files/upload-field/stored-file';
import { PICTURE, SOUND } from '../../../files/upload-field/testing/upload';
import { UploadField } from '../../../files/upload-field/upload-field';
import { VideoField } from '../../../files/video-field/video-field';
import { uploads } from './enter';
import { both, type FieldRow, words } from './field-row';
import { ownRow } from './own-rows';

/** A server that accepts every file at once. */
const takes = (url?: string) => async (file: File) => ({
  filename: `srv-${file.name}`,
  name: file.name,
  url,
});

const KNOWN: readonly StoredFile[] = [
  { filename: 'u1.pdf', name: 'umowa.pdf', size: 862_372 },
  { filename: 'p1.png', name: 'plac zabaw.png', size: 20_000, url: PICTURE },
  { filename: 'd1.wav', name: 'nagranie.wav', size: 20_000, url: SOUND },
  { filename: 'f1.mp4', name: 'film.mp4', size: 20_000, url: 'data:video/mp4;base64,AAAA' },
];

const NOT_A_NAME = {
  typed: '../u1.pdf',
  code: 'not-valid-files',
  text: words('Nieprawidłowa nazwa pliku', 'This is not a valid file name'),
} as const;

const file = (name: string, type: string) => new File(['a'], name, { type });

/** Files, which are uploaded separately; the answer is the names of the uploaded ones. */
export const FILE_ROWS: readonly FieldRow[] = [
  ownRow({
    type: 'file',
    label: words('Załącznik', 'Attachment'),
    schema: filesField,
    draw: (field) => <UploadField {...field} required known={KNOWN} upload={takes()} />,
    good: { typed: 'u1.pdf', read: both('umowa.pdf'), enter: uploads(file('aneks.pdf', 'application/pdf')) },
    bad: NOT_A_NAME,
  }),
  ownRow({
    type: 'image',
    label: words('Zdjęcie', 'Picture'),
    schema: filesField,
    draw: (field) => <ImageField {...field} required known={KNOWN} upload={takes(PICTURE)} />,
    good: { typed: 'p1.png', read: both('plac zabaw.png'), enter: uploads(file('sala.png', 'image/png')) },
    bad: NOT_A_NAME,
  }),
  ownRow({
    type: 'audio',
    label: words('Nagranie', 'Recording'),
    schema: filesField,
    draw: (field) => <AudioField {...field} required known={KNOWN} upload={takes(SOUND)} />,
    good: { typed: 'd1.wav', read: both('nagranie.wav'), enter: uploads(file('głos.wav', 'audio/wav')) },
    bad: NOT_A_NAME,
  }),
  ownRow({
    type: 'video',
    label: both('Film'),
    schema: filesField,
    draw: (field) => (
      <VideoField {...field} required known={KNOWN} upload={takes('data:video/mp4;base64,AAAA')} />
    ),
    good: { typed: 'f1.mp4', read: both('film.mp4'), enter: uploads(file('plac.mp4', 'video/mp4')) },
    bad: NOT_A_NAME,
  }),
  ownRow({
    type: 'gallery',
    label: words('Galeria', 'Gallery'),
    schema: filesField,
    draw: (field) => <GalleryField {...field} required known={KNOWN} upload={takes(PICTURE)} />,
    good: { typed: 'p1.png', read: both('plac zabaw.png'), enter: uploads(file('sala.png', 'image/png')) },
    bad: NOT_A_NAME,
  }),
];
