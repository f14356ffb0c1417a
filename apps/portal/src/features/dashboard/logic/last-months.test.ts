import { getIsoDate } from '@urzad/domain';
import { expect, it } from 'vitest';
import { lastMonths } from './last-months';

it('has six months up to the present one, with nothing where nothing was paid', () => {
  const months = [
    { month: '2026-08', esf: 1, state: 1 },
    { month: '2026-12', esf: 850, state: 100 },
  ];
  expect(lastMonths({ months }, getIsoDate('2027-02-28'))).toEqual([
    { month: '2026-09', esf: 0, state: 0 },
    { month: '2026-10', esf: 0, state: 0 },
    { month: '2026-11', esf: 0, state: 0 },
    { month: '2026-12', esf: 850, state: 100 },
    { month: '2027-01', esf: 0, state: 0 },
    { month: '2027-02', esf: 0, state: 0 },
  ]);
});
