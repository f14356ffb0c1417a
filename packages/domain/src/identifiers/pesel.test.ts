import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../dates/iso-date';
import { ageOn, birthDateOf, isPesel, sexOf } from './pesel';

const TODAY = '2027-02-10';

describe('isPesel', () => {
  it.each([
    ['a wrong check digit', '44051401358'],
    ['another wrong check digit', '90041200023'],
    ['ten digits', '4405140135'],
    ['twelve digits', '440514013590'],
    ['a letter', '4405140135X'],
    ['outer spaces', ' 44051401359'],
    ['digits of another script', '٤٤٠٥١٤٠١٣٥٩'],
    ['a month of 34', '12345678903'],
    ['day 32', '90043200020'],
    ['29 February 2003', '03222900000'],
    ['a birth in 2203', '03723100008'],
    ['a birth in 2101', '01410100014'],
    ['only zeros', '00000000000'],
    ['nothing', ''],
  ])('refuses %s', (_reason, text) => {
    expect(isPesel(text, TODAY)).toBe(false);
  });

  it('accepts a birth of today and refuses one of tomorrow', () => {
    expect(isPesel('25231400023', '2025-03-14')).toBe(true);
    expect(isPesel('25231400023', '2025-03-13')).toBe(false);
  });
});

it.each([
  '90041200022',
  '88110300041',
  '85062100015',
  '93022800060',
  '91090900086',
  '95123100029',
  '87010100030',
  '96071500042',
  '92030300023',
  '83101000050',
  '25231400023',
  '25211500011',
  '25211500028',
  '25282200047',
  '24222900036',
  '25260200054',
  '24251900061',
  '25313000079',
  '23260100084',
  '26291000028',
])('accepts %s of the demonstration', (text) => {
  expect(isPesel(text, TODAY)).toBe(true);
});

describe('birthDateOf and sexOf', () => {
  it.each([
    ['99923100007', '1899-12-31', 'K'],
    ['44051401359', '1944-05-14', 'M'],
    ['04222900007', '2004-02-29', 'K'],
    ['90041200022', '1990-04-12', 'K'],
    ['85062100015', '1985-06-21', 'M'],
    ['25231400023', '2025-03-14', 'K'],
    ['99923100021', '1899-12-31', 'K'],
  ])('reads %s as %s, %s', (digits, day, sex) => {
    expect(isPesel(digits, TODAY) && [birthDateOf(digits), sexOf(digits)]).toEqual([day, sex]);
  });

  it.each([
    ['01410100014', '2101-01-01'],
    ['01610100010', '2201-01-01'],
  ])('reads %s of a later century as %s', (digits, day) => {
    expect(isPesel(digits, '2300-01-01') && birthDateOf(digits)).toBe(day);
  });
});

describe('ageOn', () => {
  it.each<[IsoDate, IsoDate, number]>([
    ['2024-05-13', '1944-05-14', 79],
    ['2024-05-14', '1944-05-14', 80],
    ['2027-02-27', '2024-02-29', 2],
    ['2027-02-28', '2024-02-29', 3],
    ['2028-02-28', '2024-02-29', 3],
    ['2028-02-29', '2024-02-29', 4],
  ])('on %s somebody born on %s is %i', (today, birthDate, age) => {
    expect(ageOn(today, birthDate)).toBe(age);
  });
});
