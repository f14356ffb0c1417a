import type { Annex } from '@urzad/contract';
import { annexRowLabel, annexValueText } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import { storedEffect, typedEffect } from './annex-effect';
import { type AnnexValues, annexValuesOf } from './annex-form';

const PARAMS = {
  cap: { ZLOBEK: 114_000, DZIENNY: 114_000, KLUB: 76_000, NIANIA: 237_500, PRZEDSZKOLE: 139_000 },
  prorata: 'yes',
  months_max: 12,
  age_max_years: 3,
  care_forms: ['ZLOBEK', 'DZIENNY', 'KLUB', 'NIANIA'],
} as unknown as NonNullable<Annex['params']>;

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  month: `2027-${String(at + 1).padStart(2, '0')}`,
  days: new Date(Date.UTC(2027, at + 1, 0)).getUTCDate(),
  paid: 0,
  status: at === 0 ? 'requested' : 'open',
}));

const OLA = {
  ...{
    id_grant: 1,
    child_firstname: 'Ola',
    child_lastname: 'Wzorcowa',
    change: null,
    kept: null,
    after: null,
  },
  now: {
    ...{ care_form: 'ZLOBEK', planned_cost: 134_000, rate: 9500, cap: 114_000, born_date: '2025-11-15' },
    provider: {
      id_careprovider: 1,
      name: 'Żłobek „Pod Żółwikiem”',
      register_no: '0001/ZL',
      city: 'Stargard',
    },
    ...{ date_from: '2027-01-01', date_to: '2027-12-31', amount_total: 1_368_000 },
    schedule: MONTHS.map((month) => ({ ...month, limit: 114_000 })),
  },
};

/** The contract of U11: two children, 20 748,00 zł. */
const ANNEX = {
  ...{
    row_version: 1,
    status: 'draft',
    kinds: [],
    rows: [],
    reason: '',
    valid_from: '2027-03-01',
    texts: [],
  },
  ...{ bank_account_now: '', bank_account_number: null, contract_to: '2027-12-31' },
  ...{
    amount_before: 2_074_800,
    amount_after: 2_074_800,
    returns: 0,
    needs: 0,
    free: 100_000,
    params: PARAMS,
  },
  care: [OLA],
} as unknown as Annex;

function typed(over: Partial<AnnexValues['care'][number]>): AnnexValues {
  const values = annexValuesOf(ANNEX);
  return { ...values, care: values.care.map((child) => ({ ...child, ...over })) };
}

const CLUB = {
  provider: { name: 'Klub dziecięcy „Ślimaczek”', register_no: '0002/KL', city: 'Szczecin' },
  ...{ care_form: 'KLUB', planned_cost: '620,00' },
};

describe('what an annex does, as it is typed', () => {
  it('returns to the call what the rest of the year costs less (U11)', () => {
    const effect = typedEffect(ANNEX, typed(CLUB), PARAMS);
    expect(effect).toMatchObject({
      kinds: ['PLACOWKA', 'FORMA', 'KWOTA'],
      ...{ amount_before: 2_074_800, amount_after: 1_523_800, returns: 551_000, needs: 0, missing: 0 },
      care: [{ kept: { months: 2, amount: 228_000 }, after: { months: 10, amount: 589_000 } }],
    });
    expect(effect.rows.map((row) => annexRowLabel(row))).toContain('Ola: Forma opieki');
    const amount = effect.rows.find(({ field }) => field === 'amount_max');
    expect(amount && annexValueText('amount_max', amount.after)).toMatch(/^15\s238,00\szł$/u);
  });

  it('says what the budget of the call lacks', () => {
    const effect = typedEffect(ANNEX, typed({ care_form: 'NIANIA', planned_cost: '2 600,00' }), PARAMS);
    expect(effect.needs).toBe(10 * (237_500 - 114_000));
    expect(effect.missing).toBe(effect.needs - 100_000);
  });

  it('is that of nothing while nothing differs, as it is stored', () => {
    const unchanged = typedEffect(ANNEX, annexValuesOf(ANNEX), PARAMS);
    expect(unchanged).toMatchObject({ kinds: [], rows: [], care: [], returns: 0, needs: 0 });
    expect(storedEffect(ANNEX)).toEqual(unchanged);
  });
});
