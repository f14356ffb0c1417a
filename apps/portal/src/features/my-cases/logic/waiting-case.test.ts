import type { OfficeCaseRow } from '@urzad/contract';
import { expect, it } from 'vitest';
import { CASE } from '#shared/conversation/testing/sample-case';
import { nearestWaiting } from './waiting-case';

const rowOf = (row: Pick<OfficeCaseRow, 'id' | 'due_date' | 'answer_to'>): OfficeCaseRow => ({
  ...CASE,
  ...row,
});

it('shows the case with the nearest day for an answer, whenever the office is due', () => {
  const later = rowOf({ id: 1, due_date: '2027-02-20', answer_to: '2027-03-01' });
  const nearest = rowOf({ id: 2, due_date: '2027-03-15', answer_to: '2027-02-19' });
  const withoutDay = rowOf({ id: 3, due_date: '2027-02-11', answer_to: null });
  expect(nearestWaiting([withoutDay, later, nearest])?.id).toBe(2);
  expect(nearestWaiting([])).toBeUndefined();
});
