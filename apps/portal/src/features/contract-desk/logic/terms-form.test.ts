import { describe, expect, it } from 'vitest';
import { termsBody, termsErrors, termsValuesOf } from './terms-form';

const CONTRACT = {
  row_version: 3,
  bank_account_number: '47999000090000000000000002',
  return_deadline: '2027-02-01',
  care: [{ position: 0, care_start: '2027-03-01', care_months: 12, planned_cost: 134_000 }],
} as const;

describe('the terms of a contract in a form', () => {
  it('are sent as they stand when nothing is changed', () => {
    expect(termsBody(termsValuesOf(CONTRACT), CONTRACT)).toEqual(CONTRACT);
    expect(termsErrors(termsValuesOf(CONTRACT))).toEqual({});
  });

  it('may lack an account and a day until they are initialled', () => {
    const values = { ...termsValuesOf(CONTRACT), bank_account_number: '', return_deadline: '' };
    expect(termsErrors(values)).toEqual({});
    expect(termsBody(values, CONTRACT)).toMatchObject({ bank_account_number: '', return_deadline: null });
  });

  it('are refused beside each field', () => {
    const care = [{ care_start: '', care_months: '0', planned_cost: 'dużo' }];
    expect(termsErrors({ bank_account_number: '123', return_deadline: 'jutro', care })).toEqual({
      bank_account_number: 'not-valid-bank-account',
      return_deadline: 'not-valid-date',
      'care.0.care_start': 'is-empty',
      'care.0.care_months': 'not-valid-number',
      'care.0.planned_cost': 'not-valid-decimal',
    });
  });
});
