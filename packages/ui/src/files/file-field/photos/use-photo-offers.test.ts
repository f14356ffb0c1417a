import { expect, it } from 'vitest';
import { jpegAmong, mayBeSmaller } from './use-photo-offers';

it('finds the extension of a JPEG that the field takes', () => {
  expect([['png', 'jpeg'], ['jpeg', 'jpg'], ['png']].map(jpegAmong)).toEqual(['jpeg', 'jpg', undefined]);
});

it.each([
  ['IMG_2041.JPG', ['pdf', 'jpg'], true],
  ['skan.png', ['jpg', 'png'], true],
  ['skan.png', ['png'], false],
  ['skan.png', ['jpeg', 'png'], true],
  ['umowa.pdf', ['pdf', 'jpg'], false],
  ['IMG_2041.heic', ['jpg'], false],
])('%s for %j may be smaller: %s', (name, extensions, expected) => {
  expect(mayBeSmaller(new File([], name), extensions)).toBe(expected);
});
