import type { CoFunding, Deadline } from '@urzad/contract';
import { expect, it } from 'vitest';
import { deadlinesOf, nextDeadline } from './deadlines-of';

const dated = (code: Deadline['code'], date: Deadline['date'], month: string | null = null): Deadline => ({
  ...{ code, date, month },
});
const of = (id: number, child_firstname: string, deadlines: Deadline[]) =>
  ({ id, child_firstname, deadlines }) as CoFunding;

it('names the child where there are several, the earliest first', () => {
  const claim = dated('claim', '2027-02-15', '2027-01');
  const ola = of(1, 'Ola', [claim, dated('end', '2027-12-31')]);
  const kuba = of(2, 'Kuba', [dated('start', '2027-02-01')]);
  expect(deadlinesOf({ co_fundings: [ola, kuba] }).map(({ code, child }) => [code, child])).toEqual([
    ['start', 'Kuba'],
    ['claim', 'Ola'],
    ['end', 'Ola'],
  ]);
  expect(deadlinesOf({ co_fundings: [ola] })[0]).toEqual({ ...claim, id_grant: 1, child: undefined });
});

it('puts a missing certificate first, and has nothing to say after the end', () => {
  const one = of(1, 'Ola', [dated('start', '2027-01-01'), dated('certificate', '2027-01-31')]);
  expect(nextDeadline({ co_fundings: [one] })?.code).toBe('certificate');
  expect(nextDeadline({ co_fundings: [of(1, 'Ola', [])] })).toBeUndefined();
});
