import { expect, it } from 'vitest';
import { parseTypedDate } from './typed-date';

it.each([
  ['4.1.27', '2027-01-04'],
  ['04.01.2027', '2027-01-04'],
  ['2027-01-04', '2027-01-04'],
  ['2027-1-4', '2027-01-04'],
  ['4/1/2027', '2027-01-04'],
  ['4 1 2027', '2027-01-04'],
  ['04012027', '2027-01-04'],
  [' 04.01.2027 r. ', '2027-01-04'],
  ['12.4.90', '1990-04-12'],
  ['1.1.47', '2047-01-01'],
  ['1.1.48', '1948-01-01'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', undefined],
  ['31.04.2027', undefined],
  ['01.13.2027', undefined],
  ['4.1.025', undefined],
  ['4.1.0025', undefined],
  ['4.1', undefined],
  ['jutro', undefined],
  ['', undefined],
])('reads %j as %s', (typed, expected) => {
  expect(parseTypedDate(typed, '2027-02-10')).toBe(expected);
});
