import type { SettingsView } from '@urzad/contract';
import { expect, it } from 'vitest';
import { changedNames, sectionBodyOf, sectionErrors, sectionValuesOf } from './section-values';

const mail = { host: 'poczta.urzad.pl', port: 465, security: 'tls', user: 'listy', from: 'listy@urzad.pl' };
const view = { mail: { row_version: 3, mod_date: null, form: mail } } as SettingsView;
const values = sectionValuesOf('mail', view);

it('says the same as what is stored, and names what was typed since', () => {
  expect(sectionErrors('mail', values, '2027-02-10')).toEqual({});
  expect(changedNames('mail', values, view)).toEqual([]);
  expect(changedNames('mail', { ...values, port: '587', password: 'x' }, view)).toEqual(['port', 'password']);
});

it('leaves the stored password unless one is typed, or nobody signs in', () => {
  const passwordOf = (typed: object) => sectionBodyOf('mail', { ...values, ...typed }, 3);
  expect(passwordOf({})).toEqual({ section: 'mail', row_version: 3, form: mail, password: null });
  expect(passwordOf({ password: 'Sowa' })).toMatchObject({ password: 'Sowa' });
  expect(passwordOf({ user: '' })).toMatchObject({ password: '' });
});

it('refuses what no server has', () => {
  const errors = sectionErrors(
    'mail',
    { ...values, host: 'https://x', from: 'Urząd', port: '0' },
    '2027-02-10',
  );
  expect(Object.keys(errors).toSorted()).toEqual(['from', 'host', 'port']);
});
