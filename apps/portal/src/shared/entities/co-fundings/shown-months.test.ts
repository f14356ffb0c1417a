import type { CoFundingMonth } from '@urzad/contract';
import { expect, it } from 'vitest';
import { shownMonths } from './shown-months';

const monthOf = (own: Pick<CoFundingMonth, 'month' | 'status' | 'limit'>): CoFundingMonth => ({
  ...{ days: 28, paid: 0, claim_from: '2027-04-01', claim_to: '2027-04-10' },
  ...{ id_request: null, claim_status: null },
  ...own,
});
const schedule = [
  monthOf({ month: '2027-01', status: 'paid', limit: 114_000 }),
  monthOf({ month: '2027-02', status: 'skipped', limit: 114_000 }),
  monthOf({ month: '2027-03', status: 'skipped', limit: 0 }),
];

it('leaves out the months that an annex took away, of a replaced co-funding only', () => {
  expect(shownMonths({ status: 'changed', schedule }).map(({ month }) => month)).toEqual([
    '2027-01',
    '2027-02',
  ]);
  expect(shownMonths({ status: 'running', schedule })).toHaveLength(3);
});
