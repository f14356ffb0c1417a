import { describe, expect, it } from 'vitest';
import { profileChangeOf, profileValueErrors, profileValuesOf } from './profile-values';

const TODAY = '2027-02-10';
const known = { firstname: 'Anna', lastname: 'Przykładowa', mail: 'anna@example.com', phone: '000 000 011' };

describe('profile values', () => {
  it('are right when name, address and phone are given', () => {
    expect(profileValueErrors(profileValuesOf(known), TODAY)).toEqual({});
  });

  it.each([
    [{ firstname: ' ' }, { firstname: 'is-empty' }],
    [{ phone: '' }, { phone: 'is-empty' }],
    [{ pesel: '90041200023' }, { pesel: 'not-valid-pesel' }],
    [{ location_zip_code: '73108' }, { location_zip_code: 'not-valid-zip-code' }],
    [{ location_city: 'Nigdzie' }, { location_city: 'not-valid-city' }],
  ])('of %j are refused', (changed, errors) => {
    expect(profileValueErrors({ ...profileValuesOf(known), ...changed }, TODAY)).toEqual(errors);
  });

  it('are sent without the address, blank ones as nothing', () => {
    expect(profileChangeOf(profileValuesOf(known))).toEqual({
      firstname: 'Anna',
      lastname: 'Przykładowa',
      phone: '000 000 011',
      pesel: null,
      location_zip_code: null,
      location_city: null,
      location_street: null,
      location_building_number: null,
      location_apartment_number: null,
    });
  });
});
