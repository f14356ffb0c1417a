import { describe, expect, it } from 'vitest';
import { type Profile, prefillFromProfile, profileErrors } from './profile';
import { EMPTY_REGISTRATION } from './registration-form';

const TODAY = '2027-02-10';
const ANNA: Profile = {
  firstname: 'Anna',
  lastname: 'Przykładowa',
  mail: 'anna.przykladowa@example.com',
  phone: '000 000 011',
  pesel: '90041200022',
  location_region: '32',
  location_district: '3214',
  location_community: '3214-kobylanka-w',
  location_city: 'Kobylanka',
  location_city_own: 'no',
  location_zip_code: '73-108',
  location_street: '',
  location_building_number: '1',
  location_apartment_number: '',
};

describe('profileErrors', () => {
  it.each([
    [{}, {}],
    [{ pesel: '', location_city: '', location_zip_code: '' }, {}],
    [{ pesel: null, location_street: undefined }, {}],
    [{ firstname: '' }, { firstname: 'is-empty' }],
    [
      { firstname: null, lastname: undefined },
      { firstname: 'is-empty', lastname: 'is-empty' },
    ],
    [{ lastname: '1' }, { lastname: 'not-valid-name' }],
    [{ mail: 'anna' }, { mail: 'not-valid-mail' }],
    [{ phone: '' }, { phone: 'is-empty' }],
    [{ pesel: '90041200023' }, { pesel: 'not-valid-pesel' }],
    [{ location_zip_code: '73108' }, { location_zip_code: 'not-valid-zip-code' }],
    [{ location_city: 'Atlantyda' }, { location_city: 'not-valid-city' }],
    [{ location_city: 'Atlantyda', location_city_own: 'yes' }, {}],
    [
      { location_city: 'Atlantyda', location_city_own: 'yes', location_community: '' },
      { location_community: 'is-empty' },
    ],
    [
      {
        location_city: 'Atlantyda',
        location_city_own: 'yes',
        location_district: '',
        location_community: '',
      },
      { location_district: 'is-empty', location_community: 'is-empty' },
    ],
    [{ location_city: 'Stargard' }, { location_city: 'not-valid-city' }],
    [{ location_city: 'Stargard', location_community: '' }, {}],
  ])('%j gives %j', (changes, expected) => {
    expect(profileErrors({ ...ANNA, ...changes }, TODAY)).toEqual(expected);
  });
});

describe('prefillFromProfile', () => {
  it('carries the person and the address over', () => {
    expect(prefillFromProfile(ANNA)).toEqual({
      ...EMPTY_REGISTRATION,
      firstname: 'Anna',
      lastname: 'Przykładowa',
      mail: 'anna.przykladowa@example.com',
      phone: '000 000 011',
      pesel: '90041200022',
      region: '32',
      district: '3214',
      community: '3214-kobylanka-w',
      city: 'Kobylanka',
      city_own: 'no',
      zip_code: '73-108',
      building_number: '1',
    });
  });

  it('leaves a form without a profile as it begins', () => {
    expect(prefillFromProfile({ location_region: '', firstname: null })).toEqual(EMPTY_REGISTRATION);
  });
});
