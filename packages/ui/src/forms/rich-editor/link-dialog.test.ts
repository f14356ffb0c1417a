import { expect, it } from 'vitest';
import { linkAddress } from './link-dialog';

it.each([
  ['https://urzad.example/a', 'https://urzad.example/a'],
  [' urzad.example/granty ', 'https://urzad.example/granty'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['mailto:anna@example.com', 'mailto:anna@example.com'],
  ['000 000 011', 'tel:+48000000011'],
  ['+48 (00) 000-00-11', 'tel:+48000000011'],
  ['112', 'tel:112'],
])('reads %j as %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each(['', 'urzad', 'javascript:alert(1)', 'data:text/html,x', '/wnioski', 'ftp://urzad.example', '11'])(
  'sees no address in %j',
  (typed) => {
    expect(linkAddress(typed)).toBeUndefined();
  },
);
