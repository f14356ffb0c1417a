import { describe, expect, it } from 'vitest';
import { comparePolish } from '../words/polish-order';
import { CITIES } from './cities';
import { isCity, suggestCities } from './city';

describe('the built-in list', () => {
  it('holds several hundred different names in the order of the alphabet', () => {
    expect(CITIES.length).toBeGreaterThan(500);
    expect(new Set(CITIES).size).toBe(CITIES.length);
    expect(CITIES.toSorted(comparePolish)).toEqual(CITIES);
    expect(CITIES.filter((name) => !/^\p{Lu}[\p{L} -]+$/u.test(name))).toEqual([]);
  });

  it.each([
    'Białogard',
    'Drawsko Pomorskie',
    'Dziwnów',
    'Gryfice',
    'Kobylanka',
    'Koszalin',
    'Police',
    'Połczyn-Zdrój',
    'Rewal',
    'Słupia Wielka',
    'Stargard',
    'Szczecin',
    'Świdwin',
    'Wałcz',
    'Warszawa',
  ])('holds %s', (name) => {
    expect(isCity(name)).toBe(true);
  });
});

it.each(['szczecin', 'Szczecin ', 'Szcz', 'Atlantyda', ''])('refuses %j', (text) => {
  expect(isCity(text)).toBe(false);
});

it('takes the list of an office', () => {
  expect(isCity('Zielony Staw', ['Zielony Staw'])).toBe(true);
});

describe('suggestCities', () => {
  it('puts the beginning of a name before the beginning of a later word', () => {
    expect(suggestCities('pomo', 3)).toEqual(['Drawsko Pomorskie', 'Kalisz Pomorski', 'Kamień Pomorski']);
    expect(suggestCities('swidw', 5)).toEqual(['Świdwin']);
  });

  it('suggests nothing for nothing', () => {
    expect(suggestCities('  ', 5)).toEqual([]);
  });
});
