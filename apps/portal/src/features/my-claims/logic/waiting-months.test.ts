import type { ClaimRow, CoFunding, Member } from '@urzad/contract';
import { expect, it } from 'vitest';
import { waitingMonths } from './waiting-months';

const month = (name: string, status: string) => ({
  month: name,
  status,
  limit: 114_000,
  claim_to: '2027-02-15',
});

/** A participant with these months; the rest of it is not asked. */
function memberWith(schedule: readonly ReturnType<typeof month>[]) {
  const coFunding: Partial<CoFunding> = { id: 5, child_firstname: 'Zosia', schedule: schedule as never };
  return { co_fundings: [coFunding] } as Pick<Member, 'co_fundings'>;
}

const claim = (own: Partial<ClaimRow>) =>
  ({ id: 1, id_grant: 5, child: 'Zosia', due_date: null, ...own }) as ClaimRow;

it('is nothing for a parent without a contract', () => {
  expect(waitingMonths(null, [])).toEqual([]);
});

it('is what has to be corrected, then the months that wait, each with the claim that was begun', () => {
  const member = memberWith([
    month('2027-02', 'due'),
    month('2027-01', 'due'),
    month('2026-12', 'requested'),
    month('2027-03', 'open'),
  ]);
  const draft = claim({ id: 2, month: '2027-02', status: 'draft' });
  const correction = claim({ id: 3, month: '2026-12', status: 'to_correct', due_date: '2027-02-20' });
  const found = waitingMonths(member, [draft, correction]);
  expect(found.map(({ month, to, claim }) => [month, to, claim?.id])).toEqual([
    ['2026-12', '2027-02-20', 3],
    ['2027-01', '2027-02-15', undefined],
    ['2027-02', '2027-02-15', 2],
  ]);
});
