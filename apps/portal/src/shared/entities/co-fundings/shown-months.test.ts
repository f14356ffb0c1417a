import type { CoFunding } from '@urzad/contract';
import { expect, it } from 'vitest';
import { shownMonths } from './shown-months';

const schedule = [
  { month: '2027-01', status: 'paid', limit: 114_000 },
  { month: '2027-02', status: 'skipped', limit: 114_000 },
  { month: '2027-03', status: 'skipped', limit: 0 },
] as unknown as CoFunding['schedule'];

it('leaves out the months that an annex took away, of a replaced co-funding only', () => {
  expect(shownMonths({ status: 'changed', schedule }).map(({ month }) => month)).toEqual([
    '2027-01',
    '2027-02',
  ]);
  expect(shownMonths({ status: 'running', schedule })).toHaveLength(3);
});
