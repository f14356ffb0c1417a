import { privateNames } from '@urzad/domain';
import { PROFILE_FIELDS } from '@urzad/grants';
import { expect, it } from 'vitest';
import { KEPT_OF_USER } from './fetch-session';

it('keeps no private answer of the account in the browser', () => {
  const hidden = [...privateNames(PROFILE_FIELDS), 'bank_account_number', 'address', 'disabled_file'];

  expect(hidden).toEqual(expect.arrayContaining(['pesel', 'location_street', 'location_city_own']));
  expect(KEPT_OF_USER.filter((name) => hidden.includes(name))).toEqual([]);
});
