import { describe, expect, it } from 'vitest';
import { clampedIndex, namedPictures } from './lightbox-image';

const nameOf = (number: number) => `Obraz ${number}`;
const titleOf = (image: Parameters<typeof namedPictures>[0][number]) =>
  namedPictures([image], nameOf)[0]?.title;

describe('namedPictures', () => {
  it.each([
    ['its title', { src: '/a.jpg', title: 'Sala' }, 'Sala'],
    ['the file in its address', '/pliki/za%C5%9Bwiadczenie.jpg?sig=1#x', 'zaświadczenie.jpg'],
    ['its place, where the address names no file', '/pliki/17', 'Obraz 1'],
    ['its place, where the picture is the address', 'data:image/png;base64,a/b.jpg', 'Obraz 1'],
    ['the address as it is, where it is no text', '/50%.jpg', '50%.jpg'],
  ])('calls a picture by %s', (_what, image, title) => {
    expect(titleOf(image)).toBe(title);
  });

  it('describes a picture by its title or its number where it has no words of its own', () => {
    const images = ['/sala.jpg', { src: '/b.jpg', alt: '' }, { src: '/c.jpg', title: 'Ogród' }];
    expect(namedPictures(images, nameOf).map(({ alt }) => alt)).toEqual(['Obraz 1', '', 'Ogród']);
  });
});

describe('clampedIndex', () => {
  it.each([
    [2, 4, 2],
    [9, 4, 3],
    [-1, 4, 0],
    [Number.NaN, 4, 0],
    [3, 0, 0],
  ])('%d of %d is %d', (index, count, expected) => {
    expect(clampedIndex(index, count)).toBe(expected);
  });
});
