import { aChild, aRegistrationForm, SAMPLE_CALL } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { childTotal, filledCount, totalOfAll } from './totals';

it('promises the share of the cost, at most the limit, for the months asked for', () => {
  expect(childTotal(aChild(), SAMPLE_CALL)).toEqual({ monthly: 114_000, months: 12, total: 1_368_000 });
  const cheaper = aChild({ care_form: 'KLUB', planned_cost: 62_000, care_months: 3 });
  expect(childTotal(cheaper, SAMPLE_CALL)).toEqual({ monthly: 58_900, months: 3, total: 176_700 });
});

it('promises nothing before the cost can be read, nor more months than the call has', () => {
  expect(childTotal(aChild({ planned_cost: null }), SAMPLE_CALL).monthly).toBeUndefined();
  expect(childTotal(aChild({ planned_cost: Number.NaN }), SAMPLE_CALL).total).toBeUndefined();
  expect(childTotal(aChild({ care_months: 40 }), SAMPLE_CALL).months).toBe(12);
});

it('adds up what all the children may bring, once each has its promise', () => {
  const club = aChild({ care_form: 'KLUB', planned_cost: 62_000, care_months: 3 });
  expect(totalOfAll([aChild(), club], SAMPLE_CALL)).toBe(1_368_000 + 176_700);
  expect(totalOfAll([aChild()], SAMPLE_CALL)).toBeUndefined();
  expect(totalOfAll([aChild(), aChild({ planned_cost: null })], SAMPLE_CALL)).toBeUndefined();
});

it('counts only questions that are asked and must be answered', () => {
  const form = aRegistrationForm();
  const { filled, all } = filledCount(form);
  expect(filled).toBe(all);
  expect(filledCount({ ...form, lastname: '', family_name: '' })).toEqual({ filled: all - 1, all });
  expect(filledCount({ ...form, children: [] }).all).toBeLessThan(all);
});
