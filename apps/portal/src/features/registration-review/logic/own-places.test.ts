import { aChild, aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { ownPlaces, whereText } from './own-places';

const HOME = { city: 'Bielkowo', city_own: 'yes', district: '3214', community: '3214-kobylanka-w' };
const CARE = {
  provider_city: 'Bielkowo',
  provider_city_own: 'yes',
  provider_region: '32',
  provider_district: '3214',
  provider_community: '3214-kobylanka-w',
};
const ABROAD = { ...CARE, provider_city: 'Nowiny Wielkie', provider_region: '08' };

const toldOf = (form: Parameters<typeof aRegistrationForm>[0]) =>
  ownPlaces(aRegistrationForm(form)).map((place) => [place.name, whereText(place, 'pl')]);

it('says nothing where every place is one of the list', () => {
  expect(toldOf({})).toEqual([]);
  expect(toldOf({ children: [aChild({ ...CARE, provider_city_own: '' })] })).toEqual([]);
});

it('tells a place of the address and of the care, the same one once', () => {
  const where = 'gmina Kobylanka, powiat stargardzki';
  expect(toldOf({ children: [aChild(CARE)] })).toEqual([['Bielkowo', where]]);
  expect(toldOf({ ...HOME, children: [aChild(CARE), aChild(CARE)] })).toEqual([['Bielkowo', where]]);
  expect(toldOf({ ...HOME, city: 'Reptowo', children: [aChild(CARE)] })).toEqual([
    ['Reptowo', where],
    ['Bielkowo', where],
  ]);
});

it('knows two places of one name apart by their voivodeships', () => {
  const there = { ...ABROAD, provider_region: '30' };
  expect(toldOf({ children: [aChild(ABROAD), aChild(there)] })).toEqual([
    ['Nowiny Wielkie', 'województwo lubuskie'],
    ['Nowiny Wielkie', 'województwo wielkopolskie'],
  ]);
});

it('names the voivodeship of a place whose commune nobody can know, and has none for the dictionary', () => {
  expect(toldOf({ children: [aChild(ABROAD)] })).toEqual([['Nowiny Wielkie', 'województwo lubuskie']]);
  expect(ownPlaces(aRegistrationForm({ children: [aChild(ABROAD)] }))).toMatchObject([{ community: '' }]);
});
