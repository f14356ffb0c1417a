import { expect, it } from 'vitest';
import { applicationAddress } from './application-address';

const PLACE = { url_own: 'no', domain: 'granty.example.pl', folder: 'male-granty-2' } as const;

it.each([
  ['its own domain', { ...PLACE, url_own: 'yes' }, 'https://granty.example.pl'],
  ['a folder of the provider', PLACE, 'https://apps.example.pl/male-granty-2'],
  ['no domain yet', { ...PLACE, url_own: 'yes', domain: null }, null],
  ['no folder yet', { ...PLACE, folder: '' }, null],
] as const)('an application with %s', (_what, place, address) => {
  expect(applicationAddress(place, 'https://apps.example.pl')).toBe(address);
  expect(applicationAddress(place, 'https://apps.example.pl/')).toBe(address);
});
