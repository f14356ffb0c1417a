import { expect, it } from 'vitest';
import { requiredFileKinds } from './required-files';
import { EMPTY_REGISTRATION, type RegistrationForm } from './schemas/registration-form';
import { aChild, aRegistrationForm } from './testing/sample-registration';

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
