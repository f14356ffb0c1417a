import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { aChild } from '../testing/sample-registration';
import { applicationCost, plannedSchedule } from './planned-schedule';

const PARAMS = CALL_PRESETS.A_DO_3;
const YOUNG = '26291000028';
const care = (changes: Parameters<typeof aChild>[0]) =>
  aChild({ pesel: YOUNG, care_start: '2027-01-01', care_months: 12, ...changes });

describe('cost of an application (Process §1.6)', () => {
  it.each([
    ['nursery', [care({ care_form: 'ZLOBEK', planned_cost: 134_000 })], 1_368_000],
    ['day carer', [care({ care_form: 'DZIENNY', planned_cost: 90_000 })], 1_026_000],
    [
      'nursery and club of twins',
      [care({ planned_cost: 134_000 }), care({ care_form: 'KLUB', planned_cost: 62_000 })],
      2_074_800,
    ],
    [
      'nanny, three years old on 2027-02-28',
      [care({ care_form: 'NIANIA', planned_cost: 260_000, pesel: '24222900036' })],
      475_000,
    ],
    [
      'day carer, three years old on 2027-05-19',
      [care({ care_form: 'DZIENNY', planned_cost: 90_000, pesel: '24251900061' })],
      427_500,
    ],
  ])('%s', (_name, children, cost) => {
    expect(applicationCost(children, PARAMS)).toBe(cost);
  });
});

describe('schedule of planned months', () => {
  it('begins in the middle of a month, with the cap of its days, and counts it as a month', () => {
    const schedule = plannedSchedule(
      care({ care_start: '2027-09-16', care_months: 2, planned_cost: 134_000 }),
      PARAMS,
    );
    expect(schedule).toEqual([
      { month: '2027-09', days: 15, limit: 57_000 },
      { month: '2027-10', days: 31, limit: 114_000 },
    ]);
  });

  it('takes the whole cap of a begun month where the call does not prorate', () => {
    const [first] = plannedSchedule(care({ care_start: '2027-09-16' }), { ...PARAMS, prorata: 'no' });
    expect(first).toEqual({ month: '2027-09', days: 15, limit: 114_000 });
  });

  it('starts on the last day of a long month without skipping a short one', () => {
    const months = plannedSchedule(care({ care_start: '2027-01-31', care_months: 3 }), PARAMS);
    expect(months.map(({ month, days }) => [month, days])).toEqual([
      ['2027-01', 1],
      ['2027-02', 28],
      ['2027-03', 31],
    ]);
  });

  it('is no longer than the call allows, and empty before the answers are complete', () => {
    expect(plannedSchedule(care({ care_months: 24 }), PARAMS)).toHaveLength(12);
    expect(plannedSchedule(care({ care_start: '' }), PARAMS)).toEqual([]);
    expect(plannedSchedule(care({ planned_cost: null }), PARAMS)).toEqual([]);
    expect(plannedSchedule(care({ care_form: 'PRZEDSZKOLE' }), PARAMS)).toEqual([]);
    expect(plannedSchedule(care({ care_start: '2029-10-01' }), PARAMS)).toEqual([]);
  });
});
