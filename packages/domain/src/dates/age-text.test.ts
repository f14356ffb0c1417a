import { expect, it } from 'vitest';
import { ageText } from './age-text';

const TODAY = '2027-02-10';
const NBSP = '\u00A0';

it.each([
  ['2027-01-11', 'pl', 'mniej niż miesiąc'],
  ['2027-01-10', 'pl', `1${NBSP}miesiąc`],
  ['2026-02-10', 'pl', `1${NBSP}rok`],
  ['2024-06-10', 'pl', `2${NBSP}lata 8${NBSP}miesięcy`],
  ['2024-06-11', 'en', `2${NBSP}years 7${NBSP}months`],
  ['2022-03-10', 'pl', `4${NBSP}lata 11${NBSP}miesięcy`],
  ['2021-08-10', 'pl', `5${NBSP}lat`],
  ['1990-06-10', 'pl', `36${NBSP}lat`],
] as const)('says how old somebody born on %s is (%s)', (born, locale, text) => {
  expect(ageText(born, TODAY, locale)).toBe(text);
});
