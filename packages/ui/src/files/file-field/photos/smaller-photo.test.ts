import { expect, it } from 'vitest';
import { type PhotoSize, smallerPhoto } from './smaller-photo';

/** A photo whose copies have half a byte for each pixel. */
function photoOf(width: number, height: number) {
  const asked: PhotoSize[] = [];
  const jpegOf = async (size: PhotoSize) => {
    asked.push(size);
    return new Blob([new Uint8Array((size.width * size.height) / 2)]);
  };
  return { asked, photo: { width, height, jpegOf } };
}

it('is 2560 pixels long, and smaller step by step until it fits', async () => {
  const { photo, asked } = photoOf(4000, 3000);
  const copy = await smallerPhoto(photo, { name: 'IMG_2041.JPG', limitBytes: 1_100_000, extension: 'jpg' });
  expect(asked).toEqual([
    { width: 2560, height: 1920 },
    { width: 2048, height: 1536 },
    { width: 1638, height: 1229 },
  ]);
  expect(copy).toMatchObject({ width: 1638, height: 1229 });
  expect(copy?.file).toMatchObject({ name: 'IMG_2041.jpg', type: 'image/jpeg', size: 1_006_551 });
});

it('takes a copy of exactly the limit', async () => {
  const { photo, asked } = photoOf(3000, 4000);
  await smallerPhoto(photo, { name: 'a.png', limitBytes: (1920 * 2560) / 2, extension: 'jpg' });
  expect(asked).toEqual([{ width: 1920, height: 2560 }]);
});

it('is never larger than the photo', async () => {
  const { photo, asked } = photoOf(1000, 800);
  await smallerPhoto(photo, { name: 'a.png', limitBytes: 1_000_000, extension: 'jpg' });
  expect(asked).toEqual([{ width: 1000, height: 800 }]);
});

it('is called so that the field takes it', async () => {
  const { photo } = photoOf(1000, 800);
  const copy = await smallerPhoto(photo, { name: 'a.png', limitBytes: 1_000_000, extension: 'jpeg' });
  expect(copy?.file.name).toBe('a.jpeg');
});

it('is none where a document could not be read any more', async () => {
  const { photo, asked } = photoOf(4000, 3000);
  expect(await smallerPhoto(photo, { name: 'a.jpg', limitBytes: 1, extension: 'jpg' })).toBeUndefined();
  expect(asked.at(-1)?.width).toBeGreaterThanOrEqual(640);
});
