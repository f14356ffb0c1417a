import { expect, it } from 'vitest';
import { findCommune, GMINY } from './communes';
import { POWIAT } from './regions';

it('has the 113 communes of region 32, each of a district, with its own code and its words', () => {
  expect(GMINY.length).toBe(113);
  expect(new Set(GMINY.map(({ code }) => code)).size).toBe(113);
  expect(GMINY.every(({ pl, en }) => pl !== '' && en !== '')).toBe(true);
  expect(new Set(GMINY.map(({ district }) => district))).toEqual(new Set(POWIAT.map(({ code }) => code)));
});

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
])(
  'knows the degree of urbanisation, the zone and the nurseries of %s',
  (code, degurba, inZone, hasNursery) => {
    expect(findCommune(code)).toMatchObject({ degurba, inZone, hasNursery });
  },
);
