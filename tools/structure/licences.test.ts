import { expect, it } from 'vitest';
import { coming, type Manifest } from '../packages/installed';

/** Ours, and those whose code may be used and handed on beside it, by the names of SPDX. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'EUPL-1.2', 'ISC', 'MIT', 'OFL-1.1'];

it('every package that comes with ours, or lies inside, has a licence that an office can accept', () => {
  const all = coming();
  const others = all
    .filter((one) => !isAllowed(one))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'none'}`);

  expect(all.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});

/** `(A OR B)` leaves the choice to us; `A AND B` is on no list. */
function isAllowed({ license = '' }: Manifest): boolean {
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((one) => ALLOWED.includes(one));
}
