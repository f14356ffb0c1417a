import { describe, expect, it } from 'vitest';
import { CITIES } from './cities';
import { findCommune, GMINY } from './communes';
import { KNOWN_LOCALITIES } from './known-localities';
import { communityText, isLocalityName, localitiesNamed, suggestLocalities } from './localities';

describe('the places that the dictionary begins with', () => {
  it('lie each in a commune that exists, once', () => {
    expect(KNOWN_LOCALITIES.filter(({ community }) => !findCommune(community))).toEqual([]);
    const keys = KNOWN_LOCALITIES.map(({ name, community }) => `${name}|${community}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are in the built-in list, and the seat of every commune that has one of its name is among them', () => {
    expect(KNOWN_LOCALITIES.filter(({ name }) => !CITIES.includes(name))).toEqual([]);
    const names = new Set(KNOWN_LOCALITIES.map(({ name }) => name));
    expect(GMINY.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['Kobylanka', '3214-kobylanka-w'],
    ['Kołobrzeg', '3208-kolobrzeg-m'],
    ['Grzybowo', '3208-kolobrzeg-w'],
    ['Sitno', '3215-szczecinek-w'],
    ['Szczecin', '3262-szczecin-m'],
  ])('%s lies in %s', (name, community) => {
    expect(localitiesNamed(name, KNOWN_LOCALITIES)).toEqual([{ name, community }]);
  });

  it('know two places of one name apart', () => {
    expect(localitiesNamed('dobra', KNOWN_LOCALITIES).map(({ community }) => community)).toEqual([
      '3211-dobra-w',
      '3218-dobra-mw',
    ]);
  });
});

it.each([
  ['3214-kobylanka-w', 'pl', 'gmina Kobylanka, powiat stargardzki'],
  ['3214-kobylanka-w', 'en', 'commune Kobylanka, district stargardzki'],
  ['3262-szczecin-m', 'pl', 'miasto na prawach powiatu'],
  ['3261-koszalin-m', 'pl', 'miasto na prawach powiatu'],
  ['3299-nigdzie-w', 'pl', ''],
] as const)('tells where a place of %s lies', (community, locale, text) => {
  expect(communityText(community, locale)).toBe(text);
});

describe('suggestLocalities', () => {
  const names = (text: string) => suggestLocalities(text, 3).map(({ name }) => name);

  it('needs neither case nor Polish diacritics, and puts the very name first', () => {
    expect(names('SWIDW')).toEqual(['Świdwin']);
    expect(names('dobra')).toEqual(['Dobra', 'Dobra']);
    expect(names('zdroj')).toEqual(['Trzcińsko-Zdrój', 'Połczyn-Zdrój']);
    expect(names(' ')).toEqual([]);
  });
});

it.each(['Bielkowo', 'Nowe Warpno', 'Borki 2', 'Las (osada)'])('takes %j for a name', (text) => {
  expect(isLocalityName(text)).toBe(true);
});

it.each(['B', '12', '-', 'Biel<kowo', 'a@b'])('does not take %j for a name', (text) => {
  expect(isLocalityName(text)).toBe(false);
});
