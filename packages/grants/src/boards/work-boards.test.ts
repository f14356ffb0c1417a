import { expect, it } from 'vitest';
import { OFFICE_CASE_STATUSES } from '../cases/case-status';
import { CLAIM_STATUSES } from '../claims/claim-status';
import { REGISTRATION_STATUSES } from '../registrations/registration-status';
import { WORK_BOARDS } from './work-boards';

const STATUSES = {
  registration: REGISTRATION_STATUSES.codes,
  claim: CLAIM_STATUSES.codes,
  case: OFFICE_CASE_STATUSES.codes,
};

it.each(WORK_BOARDS.map((board) => [board.code, board] as const))(
  'has columns of statuses that the cards of %s have, each once',
  (_code, { of, columns }) => {
    const statuses: readonly string[] = columns.flat();
    expect(statuses.filter((status) => !STATUSES[of].some((code) => code === status))).toEqual([]);
    expect(new Set(statuses).size).toBe(statuses.length);
  },
);

it('keeps the ids that stand in addresses', () => {
  expect(WORK_BOARDS.map(({ id, code }) => [id, code])).toEqual([
    [1, 'formal'],
    [2, 'documents'],
    [3, 'claims'],
    [4, 'cases'],
  ]);
});
