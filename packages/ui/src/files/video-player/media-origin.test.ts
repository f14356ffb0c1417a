import { expect, it } from 'vitest';
import { strangerIn } from './media-origin';

const HERE = 'https://portal.example';

it.each([
  ['/pliki/film.mp4', undefined],
  ['film.mp4', undefined],
  ['https://portal.example/film.mp4', undefined],
  ['blob:https://portal.example/1', undefined],
  ['data:video/mp4;base64,AAAA', undefined],
  ['https://portal.example:8443/film.mp4', 'portal.example:8443'],
  ['http://portal.example/film.mp4', 'portal.example'],
  ['//cdn.example/film.mp4', 'cdn.example'],
  ['\\\\cdn.example/film.mp4', 'cdn.example'],
  ['https://cdn.example/film.mp4', 'cdn.example'],
])('of %s the stranger is %s', (address, stranger) => {
  expect(strangerIn(address, HERE)).toBe(stranger);
});

it('counts every named host as a stranger where the page is not known', () => {
  expect(strangerIn('https://portal.example/film.mp4', undefined)).toBe('portal.example');
  expect(strangerIn('/film.mp4', undefined)).toBeUndefined();
});
