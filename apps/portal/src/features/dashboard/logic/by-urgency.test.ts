import type { ApprovalCard, WaitingRow } from '@urzad/contract';
import { getIsoDate } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { byUrgency, firstOfAll } from './by-urgency';

const TODAY = getIsoDate('2027-02-10');

function row(code: WaitingRow['code'], due: string | null, overdue = 0): WaitingRow {
  return { code, count: 3, overdue, due: due === null ? null : getIsoDate(due) };
}

function list(date: string): ApprovalCard {
  return { id: 1, number: 'LW/2027/02/01', date: getIsoDate(date), count: 2, sum: 100, prepared: 'Kinga' };
}

it('puts the first term first, and what has none last', () => {
  const rows = [
    row('claims_take', null),
    row('cases_answer', '2027-02-12'),
    row('claims_pay', '2027-02-09', 1),
  ];
  expect(byUrgency(rows).map(({ code }) => code)).toEqual(['claims_pay', 'cases_answer', 'claims_take']);
});

describe('the first of all', () => {
  const late = [row('cases_answer', '2027-02-08', 1), row('claims_pay', '2027-02-05', 2)];

  it.each([
    ['the list that the bank pays today', late, list('2027-02-10'), { list: list('2027-02-10') }],
    ['what is most overdue, before a list of tomorrow', late, list('2027-02-11'), { row: late[1] }],
    ['a list of tomorrow when nothing is late', [], list('2027-02-11'), { list: list('2027-02-11') }],
    ['nothing when nothing is late', [row('claims_take', '2027-02-10')], null, undefined],
  ])('is %s', (_, rows, approval, expected) => {
    expect(firstOfAll({ rows, approval }, TODAY)).toEqual(expected);
  });
});
