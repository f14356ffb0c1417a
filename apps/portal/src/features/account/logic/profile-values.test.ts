import { KNOWN_LOCALITIES } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import {
  isChangedProfile,
  profileChangeOf,
  profileDraftOf,
  profileStartOf,
  profileValueErrors,
  profileValuesOf,
} from './profile-values';

const TODAY = '2027-02-10';
const known = { firstname: 'Anna', lastname: 'Przykładowa', mail: 'anna@example.com', phone: '000 000 011' };

describe('profile values', () => {
  it('are right when name, address and phone are given', () => {
    expect(profileValueErrors(profileValuesOf(known), TODAY, KNOWN_LOCALITIES)).toEqual({});
  });

  it.each([
    [{ firstname: ' ' }, { firstname: 'is-empty' }],
    [{ phone: '' }, { phone: 'is-empty' }],
    [{ pesel: '90041200023' }, { pesel: 'not-valid-pesel' }],
    [{ location_zip_code: '73108' }, { location_zip_code: 'not-valid-zip-code' }],
    [{ location_city: 'Nigdzie' }, { location_city: 'not-valid-city' }],
  ])('of %j are refused', (changed, errors) => {
    expect(profileValueErrors({ ...profileValuesOf(known), ...changed }, TODAY, KNOWN_LOCALITIES)).toEqual(
      errors,
    );
  });

  it('tell the voivodeship by the district', () => {
    const values = { ...profileValuesOf(known), location_district: '3214' };
    expect(profileChangeOf(values)).toMatchObject({ location_region: '32', location_district: '3214' });
  });

  it('differ from what the account knows once one of them does', () => {
    const values = profileValuesOf(known);
    expect(isChangedProfile(values, known)).toBe(false);
    expect(isChangedProfile({ ...values, location_street: 'Lipowa' }, known)).toBe(true);
  });

  it('are sent without the address, trimmed', () => {
    expect(profileChangeOf(profileValuesOf(known))).toEqual({
      firstname: 'Anna',
      lastname: 'Przykładowa',
      phone: '000 000 011',
      pesel: '',
      location_region: '',
      location_district: '',
      location_community: '',
      location_city: '',
      location_city_own: '',
      location_zip_code: '',
      location_street: '',
      location_building_number: '',
      location_apartment_number: '',
    });
  });
});

describe('what the browser keeps of a profile', () => {
  const typed = {
    ...profileValuesOf(known),
    lastname: 'Nowa',
    phone: '000 000 012',
    pesel: '90041200023',
    location_city: 'Zielony Staw',
    location_district: '3214',
    location_street: 'Wodna',
    location_zip_code: '00-000',
  };

  it('is no PESEL and no part of the address', () => {
    expect(Object.keys(profileDraftOf(typed)).sort()).toEqual(['firstname', 'lastname', 'mail', 'phone']);
  });

  it('stands over the values of the account after a reload, but for the address of the account', () => {
    const kept = {
      values: { ...profileDraftOf(typed), mail: 'ktos.inny@example.com', lastname: 'Nowa', sex: 'x' },
    };
    expect(profileStartOf(known, kept)).toEqual({
      ...profileValuesOf(known),
      lastname: 'Nowa',
      phone: '000 000 012',
    });
    expect(profileStartOf(known, null)).toEqual(profileValuesOf(known));
  });
});
