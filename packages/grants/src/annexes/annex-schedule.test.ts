import { getIsoDate } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import type { ScheduledMonth } from '../co-fundings/month-status';
import { careMonths } from '../ranking/planned-schedule';
import { type CoFundingChange, isCareChanged } from './annex-change';
import { annexErrors } from './annex-errors';
import { afterAnnex, earliestAnnexDay, type Support } from './annex-schedule';

const params = CALL_PRESETS.A_DO_3;
const NOTHING: CoFundingChange = {
  provider: null,
  care_form: null,
  planned_cost: null,
  date_to: null,
  born_date: null,
  suspended: null,
};

/** Ola of U11: a nursery of 1340,00 from January 2027 for 12 months; January paid, February to come. */
function nursery(changes: Partial<Support> = {}): Support {
  const from = getIsoDate('2027-01-01');
  const months = careMonths({
    ...{ from, count: 12, last: getIsoDate('2027-12-31') },
    terms: { planned_cost: 134_000, cap: 114_000, rate: 9500, prorata: 'yes' },
  });
  return {
    ...{ care_form: 'ZLOBEK', planned_cost: 134_000, rate: 9500, cap: 114_000 },
    ...{ date_from: from, date_to: getIsoDate('2027-12-31'), born_date: getIsoDate('2025-01-15') },
    schedule: months.map((month, at) => ({
      ...month,
      status: at === 0 ? ('paid' as const) : ('open' as const),
      paid: at === 0 ? 110_000 : 0,
    })),
    earlier: [],
    ...changes,
  };
}

function withMonths(months: readonly string[], changes: Partial<ScheduledMonth>): Support {
  const schedule = nursery().schedule.map((row) =>
    months.includes(row.month) ? { ...row, ...changes } : row,
  );
  return nursery({ schedule });
}

function monthsIn(schedule: readonly ScheduledMonth[] = [], status: ScheduledMonth['status']) {
  return schedule.filter((row) => row.status === status).map(({ month }) => month);
}

const MARCH = getIsoDate('2027-03-01');
const toClub: CoFundingChange = {
  ...NOTHING,
  provider: { id_careprovider: null, name: 'Klub „Ślimaczek”', register_no: '7', city: 'Drawsko' },
  care_form: 'KLUB',
  planned_cost: 62_000,
};
const paying = (schedule: readonly ScheduledMonth[] = []) =>
  schedule.filter(({ limit }) => limit > 0).map(({ month }) => month);

describe('an annex that moves a child to a club (U11)', () => {
  const { kept, after, amount_total } = afterAnnex(nursery(), toClub, { valid_from: MARCH, params });

  it('leaves two months with the old co-funding and ten with the new one', () => {
    expect(kept).toMatchObject({ date_to: '2027-02-28', months: 2, amount: 228_000 });
    expect(after).toMatchObject({
      date_from: '2027-03-01',
      date_to: '2027-12-31',
      months: 10,
      amount: 589_000,
    });
    expect(paying(kept.schedule)).toEqual(['2027-01', '2027-02']);
    expect(paying(after?.schedule)).toHaveLength(10);
  });

  it('makes 15 238,00 of 20 748,00 with the twin, and 5 510,00 returns', () => {
    const twin = 12 * 58_900;
    expect(1_368_000 + twin).toBe(2_074_800);
    expect(amount_total + twin).toBe(1_523_800);
    expect(2_074_800 - (amount_total + twin)).toBe(551_000);
  });
});

it('keeps a month that was claimed with the old co-funding', () => {
  const support = nursery();
  const schedule = support.schedule.map((row) =>
    row.month === '2027-03' ? { ...row, status: 'requested' as const } : row,
  );
  const { kept, after } = afterAnnex({ ...support, schedule }, toClub, { valid_from: MARCH, params });
  expect(paying(kept.schedule)).toEqual(['2027-01', '2027-02', '2027-03']);
  expect(paying(after?.schedule)[0]).toBe('2027-04');
  expect(after).toMatchObject({ months: 9, date_to: '2027-12-31' });
});

it('ends on another day, and the month of that day is paid for its days', () => {
  const change = { ...NOTHING, date_to: getIsoDate('2027-05-10') };
  const { after } = afterAnnex(nursery(), change, { valid_from: MARCH, params });
  expect(after).toMatchObject({ date_to: '2027-05-10', months: 3 });
  expect(after?.schedule.at(-1)).toMatchObject({ month: '2027-05', days: 10, limit: 36_774 });
});

it('lasts no longer than the months of the call', () => {
  const six = nursery({ date_to: getIsoDate('2027-06-30'), schedule: nursery().schedule.slice(0, 6) });
  const change = { ...NOTHING, date_to: getIsoDate('2027-12-31') };
  expect(afterAnnex(six, change, { valid_from: MARCH, params }).after).toMatchObject({ months: 10 });
  const errors = annexErrors(
    {
      care: [{ id_grant: 1, ...NOTHING, date_to: getIsoDate('2028-01-31') }],
      bank_account_number: null,
      texts: [],
    },
    { supports: new Map([[1, six]]), valid_from: MARCH, earliest: MARCH, today: MARCH, params },
  );
  expect(errors).toEqual({ 'care.0.date_to': 'is-too-big' });
});

describe('a mended birth date', () => {
  const bornIn = (born: string) =>
    afterAnnex(nursery(), { ...NOTHING, born_date: getIsoDate(born) }, { valid_from: MARCH, params }).after;

  it('shortens the support', () => {
    expect(bornIn('2024-06-15')).toMatchObject({ date_to: '2027-06-30', months: 4, born_date: '2024-06-15' });
  });

  it('never makes it longer', () => {
    const old = nursery({ born_date: getIsoDate('2024-06-15'), date_to: getIsoDate('2027-06-30') });
    const change = { ...NOTHING, born_date: getIsoDate('2025-06-15') };
    const support = { ...old, schedule: old.schedule.slice(0, 6) };
    expect(afterAnnex(support, change, { valid_from: MARCH, params }).after).toMatchObject({
      date_to: '2027-06-30',
    });
  });
});

describe('suspended months', () => {
  const without = (shifted: 'yes' | 'no') =>
    afterAnnex(
      nursery(),
      { ...NOTHING, suspended: { months: ['2027-04', '2027-05'], shifted } },
      { valid_from: MARCH, params },
    ).after;

  it('move to the end, cut by age only', () => {
    expect(without('yes')).toMatchObject({ months: 9, date_to: '2028-01-31' });
    expect(paying(without('yes')?.schedule)).not.toContain('2027-04');
  });

  it('or are left out', () => {
    expect(without('no')).toMatchObject({ months: 8, date_to: '2027-12-31' });
  });

  it('stay suspended while an annex says nothing about them', () => {
    const support = withMonths(['2027-06', '2027-07'], { status: 'suspended' });
    const { after, amount_total } = afterAnnex(support, toClub, { valid_from: MARCH, params });
    expect(after).toMatchObject({ months: 10, date_to: '2027-12-31', amount: 589_000 });
    expect(monthsIn(after?.schedule, 'suspended')).toEqual(['2027-06', '2027-07']);
    expect(amount_total).toBe(228_000 + 589_000);
  });

  it('move to the end when they are before the annex', () => {
    const support = withMonths(['2027-02'], { status: 'suspended' });
    const { kept, after } = afterAnnex(support, toClub, { valid_from: MARCH, params });
    expect(paying(kept.schedule)).toEqual(['2027-01']);
    expect(after).toMatchObject({ months: 11, date_to: '2028-01-31' });
  });

  it('that an annex left out stay out in the next one, and no month is lost', () => {
    const support = withMonths(['2027-05', '2027-06'], { status: 'skipped', limit: 0, days: 0 });
    const { after } = afterAnnex(support, toClub, { valid_from: MARCH, params });
    expect(after).toMatchObject({ months: 8, date_to: '2027-12-31', amount: 8 * 58_900 });
    expect(monthsIn(after?.schedule, 'skipped')).toEqual(['2027-05', '2027-06']);
  });
});

describe('a second annex', () => {
  const later = nursery({
    date_from: getIsoDate('2027-07-01'),
    schedule: nursery().schedule.slice(6),
    earlier: nursery()
      .schedule.slice(0, 6)
      .map(({ month }) => month),
  });

  it('counts the months of the co-funding that the first one replaced', () => {
    const valid_from = getIsoDate('2027-08-01');
    const change = { ...NOTHING, date_to: getIsoDate('2028-06-30') };
    const { after } = afterAnnex(later, change, { valid_from, params });
    expect(after).toMatchObject({ months: 5, date_to: '2027-12-31' });
    const errors = annexErrors(
      { care: [{ id_grant: 1, ...change }], bank_account_number: null, texts: [] },
      {
        ...{ supports: new Map([[1, later]]), valid_from, earliest: valid_from },
        ...{ today: getIsoDate('2027-07-10'), params },
      },
    );
    expect(errors).toEqual({ 'care.0.date_to': 'is-too-big' });
  });

  it('does not plan again what was claimed of it', () => {
    const ahead = { ...later, earlier: [...later.earlier, '2027-07'], schedule: later.schedule.slice(1) };
    const { after } = afterAnnex(ahead, toClub, { valid_from: getIsoDate('2027-07-01'), params });
    expect(after).toMatchObject({ months: 5, date_to: '2027-12-31' });
    expect(paying(after?.schedule)[0]).toBe('2027-08');
  });
});

it('begins on the first day of a month, not before the application', () => {
  expect(earliestAnnexDay(getIsoDate('2027-02-10'))).toBe('2027-03-01');
  expect(earliestAnnexDay(getIsoDate('2027-02-01'))).toBe('2027-02-01');
  const check = (valid_from: string) =>
    annexErrors(
      { care: [{ id_grant: 1, ...toClub }], bank_account_number: null, texts: [] },
      {
        ...{ supports: new Map([[1, nursery()]]), valid_from: getIsoDate(valid_from) },
        ...{ earliest: MARCH, today: getIsoDate('2027-02-10'), params },
      },
    );
  expect(check('2027-03-01')).toEqual({});
  expect(check('2027-03-02')).toEqual({ valid_from: 'not-valid-date' });
  expect(check('2027-02-01')).toEqual({ valid_from: 'not-valid-date' });
  expect(check('2028-03-01')).toEqual({ 'care.0.valid_from': 'not-valid-date' });
});

it('changes the support only where it says something', () => {
  expect(isCareChanged(NOTHING)).toBe(false);
  expect(isCareChanged(toClub)).toBe(true);
});
