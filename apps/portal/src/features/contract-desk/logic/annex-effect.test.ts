import type { Annex } from '@urzad/contract';
import { annexRowLabel, annexValueText } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import { storedEffect, typedEffect } from './annex-effect';
import { type AnnexValues, annexValuesOf } from './annex-form';
import { anAnnex } from './testing/an-annex';

const PARAMS: NonNullable<Annex['params']> = {
  cap: { ZLOBEK: 114_000, DZIENNY: 114_000, KLUB: 76_000, NIANIA: 237_500, PRZEDSZKOLE: 139_000 },
  prorata: 'yes',
  months_max: 12,
  age_max_years: 3,
  care_forms: ['ZLOBEK', 'DZIENNY', 'KLUB', 'NIANIA'],
};

/** The contract of U11: two children, 20 748,00 zł. */
const ANNEX = anAnnex({ params: PARAMS });

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
