import {
  comparePolish,
  findCommune,
  GMINY,
  type Option,
  optionOf,
  POWIAT,
  voivodeshipName,
  WOJEWODZTWO,
  YES_NO,
} from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import * as dictionaries from './dictionaries';

const LISTS: [string, readonly Option[]][] = [
  ...Object.entries(dictionaries).flatMap(([name, list]): [string, readonly Option[]][] =>
    Array.isArray(list) ? [[name, list]] : [],
  ),
  ['YES_NO', YES_NO],
  ['WOJEWODZTWO', WOJEWODZTWO],
  ['POWIAT', POWIAT],
  ['GMINY', GMINY],
];

it.each(LISTS)('%s has different codes and different words in both languages', (_name, list) => {
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  expect(list.every(({ pl, en }) => pl !== '' && en !== '')).toBe(true);
  if (list !== GMINY) expect(new Set(list.map(({ pl }) => pl)).size).toBe(list.length);
});

it('has the sixteen voivodeships, the twenty-one districts of region 32 and its 113 communes', () => {
  expect([WOJEWODZTWO.length, POWIAT.length, GMINY.length]).toEqual([16, 21, 113]);
  expect(new Set(GMINY.map(({ district }) => district))).toEqual(new Set(POWIAT.map(({ code }) => code)));
});

it('orders districts and citizenships as people look for them: by the Polish alphabet', () => {
  const names = (list: readonly Option[]) => list.map(({ pl }) => pl);
  const [poland, ...others] = names(dictionaries.KRAJ);
  expect(poland).toBe('Polska');
  // The last three are no country of the list.
  for (const list of [names(POWIAT).slice(0, 18), names(POWIAT).slice(18), others.slice(0, -3)]) {
    expect(list).toEqual(list.toSorted(comparePolish));
  }
});

describe('the communes of the demo people', () => {
  it.each([
    ['3214-kobylanka-w', 3, true, true],
    ['3262-szczecin-m', 1, false, true],
    ['3203-drawsko-pomorskie-mw', 2, true, true],
    ['3216-swidwin-m', 2, true, true],
    ['3261-koszalin-m', 1, false, true],
    ['3216-polczyn-zdroj-mw', 2, true, true],
    ['3205-rewal-w', 3, false, true],
    ['3205-gryfice-mw', 2, false, true],
    ['3207-dziwnow-mw', 2, false, true],
    ['3217-walcz-m', 2, true, true],
    ['3212-bielice-w', 3, false, false],
  ])('%s', (code, degurba, inZone, hasNursery) => {
    expect(findCommune(code)).toMatchObject({ degurba, inZone, hasNursery });
  });
});

it('finds an option by its code', () => {
  expect(optionOf(WOJEWODZTWO, '32')?.pl).toBe('zachodniopomorskie');
  expect(optionOf(WOJEWODZTWO, '33')).toBeUndefined();
});

it.each([
  ['32', {}, 'zachodniopomorskie'],
  ['32', { form: 'genitive' }, 'zachodniopomorskiego'],
  ['10', { form: 'locative' }, 'łódzkim'],
  ['32', { locale: 'en', form: 'genitive' }, 'West Pomerania'],
  ['33', {}, ''],
] as const)('names voivodeship %s with %j as a sentence needs it', (code, options, name) => {
  expect(voivodeshipName(code, options)).toBe(name);
});
