import { expect, it } from 'vitest';
import { dueOfCase } from './due-of-case';

it.each([
  ['open', null, '2027-02-24'],
  ['wait_citizen', '2027-02-17', '2027-02-17'],
  ['closed', null, null],
  ['rejected', null, null],
] as const)('of a case that is %s, and answered until %s, is %s', (status, answer_to, due) => {
  expect(dueOfCase({ status, answer_to, due_date: '2027-02-24' })).toBe(due);
});
