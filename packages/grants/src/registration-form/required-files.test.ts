import { expect, it } from 'vitest';
import { aChild, aRegistrationForm } from '../testing/sample-registration';
import { EMPTY_REGISTRATION, type RegistrationForm } from './registration-form';
import { accessionCertificates, requiredFileKinds } from './required-files';

it.each<[Partial<RegistrationForm>, string[]]>([
  [{}, ['ZASW_PRACODAWCA']],
  [{ labour_status: 'bierna_wychowawczy' }, ['ZASW_PRACODAWCA']],
  [{ labour_status: 'bezrobotna_zarejestrowana' }, ['ZASW_PUP']],
  [{ labour_status: 'bezrobotna_niezarejestrowana' }, ['ZASW_ZUS']],
  [{ labour_status: 'bierna_inna' }, ['ZASW_ZUS']],
  [{ disability: 'TAK' }, ['ZASW_PRACODAWCA', 'ORZECZENIE']],
  [{ disability: 'ODMOWA' }, ['ZASW_PRACODAWCA']],
  [{ children: [aChild(), aChild({ disability: 'yes' })] }, ['ZASW_PRACODAWCA', 'ORZECZENIE']],
])('%j needs %j', (changes, kinds) => {
  expect(requiredFileKinds(aRegistrationForm(changes))).toEqual(kinds);
});

it('needs nothing before anything is answered', () => {
  expect(requiredFileKinds(EMPTY_REGISTRATION)).toEqual([]);
});

it.each<[string, Partial<RegistrationForm>, string[]]>([
  ['a nursery', {}, ['ZASW_PRACODAWCA', 'ZASW_PLACOWKA']],
  ['a club', { children: [aChild({ care_form: 'KLUB' })] }, ['ZASW_PRACODAWCA', 'ZASW_PLACOWKA']],
  ['a day carer', { children: [aChild({ care_form: 'DZIENNY' })] }, ['ZASW_PRACODAWCA', 'ZASW_PLACOWKA']],
  [
    'a kindergarten',
    { children: [aChild({ care_form: 'PRZEDSZKOLE' })] },
    ['ZASW_PRACODAWCA', 'ZASW_PLACOWKA'],
  ],
  ['a nanny', { children: [aChild({ care_form: 'NIANIA' })] }, ['ZASW_PRACODAWCA']],
  [
    'a nanny and a club, without work',
    {
      labour_status: 'bezrobotna_zarejestrowana',
      children: [aChild({ care_form: 'NIANIA' }), aChild({ care_form: 'KLUB' })],
    },
    ['ZASW_PUP', 'ZASW_PLACOWKA'],
  ],
  [
    'a disability, whose certificate has no form',
    { disability: 'TAK' },
    ['ZASW_PRACODAWCA', 'ZASW_PLACOWKA'],
  ],
])('before the contract are brought with %s', (_what, changes, kinds) => {
  expect(accessionCertificates(aRegistrationForm(changes))).toEqual(kinds);
});
