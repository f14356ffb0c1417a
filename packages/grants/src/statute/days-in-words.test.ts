import { expect, it } from 'vitest';
import { daysInWords } from './days-in-words';

it.each([
  ['od 2026-01-31 do 2027-12-31', 'od 31 stycznia 2026 r. do 31 grudnia 2027 r.'],
  ['od 2026-02-30 do odwołania', 'od 2026-02-30 do odwołania'],
  ['lata 2026-2027', 'lata 2026-2027'],
])('the period %j is shown as %j', (period, shown) => {
  expect(daysInWords(period, 'pl').replaceAll('\u00a0', ' ')).toBe(shown);
});
