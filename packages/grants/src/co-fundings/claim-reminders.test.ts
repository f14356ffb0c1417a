import type { IsoDate } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { claimReminderOn } from './claim-reminders';

const PARAMS = CALL_PRESETS.A_DO_3;
const on = (today: IsoDate, reminded = 0) => claimReminderOn(today, { month: '2027-01', reminded }, PARAMS);

/** The days of reminders when the task runs on these days. */
function sentOn(days: readonly IsoDate[]): IsoDate[] {
  let reminded = 0;
  return days.filter((today) => {
    const after = on(today, reminded);
    reminded = after ?? reminded;
    return after !== undefined;
  });
}

describe('reminders of a claim (N24)', () => {
  it('come on the 1st, 10th and 14th of the next month, each once', () => {
    const february = Array.from(
      { length: 28 },
      (_, at) => `2027-02-${String(at + 1).padStart(2, '0')}` as IsoDate,
    );
    expect(sentOn(['2027-01-31', ...february, ...february])).toEqual([
      '2027-02-01',
      '2027-02-10',
      '2027-02-14',
    ]);
  });

  it('are made up for by one when the task was down over several', () => {
    expect(sentOn(['2027-02-03', '2027-02-12', '2027-02-13', '2027-02-15'])).toEqual([
      ...['2027-02-03', '2027-02-12', '2027-02-15'],
    ]);
    expect(sentOn(['2027-02-14', '2027-02-15'])).toEqual(['2027-02-14']);
  });

  it('end with the last day of the claim, but who was told nothing is told once', () => {
    expect(sentOn(['2027-02-10', '2027-02-16', '2027-02-17'])).toEqual(['2027-02-10']);
    expect(sentOn(['2027-04-20', '2027-04-21'])).toEqual(['2027-04-20']);
  });
});
