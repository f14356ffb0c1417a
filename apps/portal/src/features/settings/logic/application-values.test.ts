import type { KeptApplication } from '@urzad/contract';
import { expect, it } from 'vitest';
import { addressOfValues, applicationAnswersOf, applicationValuesOf } from './application-values';

const KEPT: KeptApplication = {
  ...{ id: 9193, uuid: 'x', name: 'Pilotaż', url_own: 'yes', domain: 'a.example.pl', folder: null },
  ...{ url: 'https://a.example.pl', row_version: 2, mod_date: '2027-02-10T08:00:00.000Z' },
  ...{ status: 'active', first: 'no', used: 'yes' },
};

it('sends what it shows, and of a new one a hidden one in a folder', () => {
  expect(applicationAnswersOf(applicationValuesOf(KEPT))).toEqual({
    ...{ name: 'Pilotaż', url_own: 'yes', domain: 'a.example.pl', folder: '', status: 'active' },
  });
  expect(applicationAnswersOf(applicationValuesOf(undefined))).toEqual({
    ...{ name: '', url_own: 'no', domain: '', folder: '', status: 'hidden' },
  });
});

it('says the address that it makes', () => {
  const values = applicationValuesOf(KEPT);
  expect(addressOfValues(values, 'https://apps.example.pl')).toBe('https://a.example.pl');
  const inFolder = { ...values, url_own: 'no', folder: 'pilotaz' };
  expect(addressOfValues(inFolder, 'https://apps.example.pl')).toBe('https://apps.example.pl/pilotaz');
  expect(addressOfValues({ ...inFolder, folder: '' }, 'https://apps.example.pl')).toBeNull();
});
