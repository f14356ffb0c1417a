import { expect, it } from 'vitest';
import { ownOrigins } from './own-pages';

it('are those of the public address', () => {
  expect(ownOrigins('https://granty.urzad.example')).toEqual(['https://granty.urzad.example']);
  expect(ownOrigins('https://granty.urzad.example:8443/portal')).toEqual([
    'https://granty.urzad.example:8443',
  ]);
});

it.each(['http://127.0.0.1:3000', 'http://0.0.0.0:3000'])('of %s are all names of this machine', (url) => {
  expect(ownOrigins(url)).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']);
});
