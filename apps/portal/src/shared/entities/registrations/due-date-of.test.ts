import { expect, it } from 'vitest';
import { dueDateOf } from './due-date-of';

const DAYS = { correction_to: '2027-02-17', answer_by: '2027-02-24' } as const;

it.each([
  ['to_correct', '2027-02-17'],
  ['submitted', '2027-02-24'],
  ['formal_check', '2027-02-24'],
] as const)('of %s is %s: that of the parent while they correct, else that of the office', (status, due) => {
  expect(dueDateOf({ status, ...DAYS })).toBe(due);
});
