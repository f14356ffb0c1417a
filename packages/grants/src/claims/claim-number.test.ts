import { expect, it } from 'vitest';
import { claimNumber } from './claim-number';

const JANUARY = { contract_number: 'UM/II/0042/2026', month: '2027-01', version_no: 1 };

it.each([
  [{ ...JANUARY, contract_number: 'UM/II/0041/2026', ordinal: 1 }, 'ROZ/0041/2027-01/1'],
  [{ ...JANUARY, ordinal: 2 }, 'ROZ/0042-2/2027-01/1'],
  [{ ...JANUARY, ordinal: 1, month: '2027-12', version_no: 3 }, 'ROZ/0042/2027-12/3'],
])('the claim of %j is %s', (claim, number) => {
  expect(claimNumber(claim)).toBe(number);
});
