import { describe, expect, it } from 'vitest';
import {
  annexBody,
  annexChangeOf,
  annexErrors,
  annexValuesOf,
  errorsInForm,
  isAnnexEdited,
} from './annex-form';
import { aCare, anAnnex } from './testing/an-annex';

const { now } = aCare();
const ANNEX = anAnnex({ row_version: 2, care: [aCare({ id_grant: 7 }), aCare({ id_grant: 8 })] });

function typed(over: Partial<ReturnType<typeof annexValuesOf>['care'][number]>) {
  const values = annexValuesOf(ANNEX);
  const [first, second] = values.care;
  if (!first || !second) throw new Error('There are two children.');
  return { ...values, care: [first, { ...second, ...over }] };
}

describe('the form of an annex', () => {
  it('changes nothing as it is opened', () => {
    const values = annexValuesOf(ANNEX);
    expect(annexChangeOf(values, ANNEX)).toEqual({ care: [], bank_account_number: null, texts: [] });
    expect(annexErrors(values)).toEqual({});
    expect(isAnnexEdited(values, ANNEX)).toBe(false);
  });

  it('sends only the children whose support changes, and of them only what differs', () => {
    const values = typed({ planned_cost: '620,00', care_form: 'KLUB' });
    expect(annexBody(values, ANNEX)).toMatchObject({
      row_version: 2,
      valid_from: '2027-03-01',
      care: [{ id_grant: 8, planned_cost: 62_000, care_form: 'KLUB', provider: null, date_to: null }],
    });
    expect(isAnnexEdited(values, ANNEX)).toBe(true);
  });

  it('forgets who another provider is in the records, and keeps who it is when only its town differs', () => {
    const other = { ...now.provider, name: 'Klub „Ślimaczek”' };
    expect(annexChangeOf(typed({ provider: other }), ANNEX).care[0]?.provider).toMatchObject({
      id_careprovider: null,
      name: 'Klub „Ślimaczek”',
    });
    const moved = { ...now.provider, city: 'Goleniów' };
    expect(annexChangeOf(typed({ provider: moved }), ANNEX).care[0]?.provider).toMatchObject({
      id_careprovider: 3,
    });
  });

  it('takes months that are suspended', () => {
    const values = typed({ suspended: ['2027-04', '2027-05'], shifted: 'yes' });
    expect(annexChangeOf(values, ANNEX).care[0]?.suspended).toEqual({
      months: ['2027-04', '2027-05'],
      shifted: 'yes',
    });
  });

  it('says beside each field what is wrong', () => {
    const values = {
      ...typed({ planned_cost: '0', date_to: 'jutro', provider: { name: ' ', register_no: '', city: '' } }),
      valid_from: '',
      bank_account_number: '12',
      texts: [{ kind: 'PRAWO' as const, label: '', before: '', after: '' }],
    };
    expect(annexErrors(values)).toEqual({
      valid_from: 'is-empty',
      bank_account_number: 'not-valid-bank-account',
      'care.1.provider.name': 'is-empty',
      'care.1.planned_cost': 'not-valid-decimal',
      'care.1.date_to': 'not-valid-date',
      'texts.0.label': 'is-empty',
      'texts.0.after': 'is-empty',
    });
  });

  it('shows errors of the server at the child that was meant', () => {
    const values = typed({ planned_cost: '620,00' });
    const sent = annexBody(values, ANNEX);
    const errors = { 'care.0.planned_cost': 'not-valid', 'care.0.provider': 'not-valid', reason: 'is-empty' };
    expect(errorsInForm(errors, sent, values)).toEqual({
      'care.1.planned_cost': 'not-valid',
      'care.1.provider.name': 'not-valid',
      reason: 'is-empty',
    });
  });
});
