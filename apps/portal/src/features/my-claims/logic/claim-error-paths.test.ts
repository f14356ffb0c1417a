import { expect, it } from 'vitest';
import { errorsInForm, stepOfField } from './claim-error-paths';
import { EMPTY_ITEM, type TypedInvoice } from './claim-values';
import type { PlannedCost } from './invoices';

const PLANNED: PlannedCost = { planned_cost: 134_000, main: 'POBYT', asksForRest: true };

const invoice = (own: Partial<TypedInvoice>): TypedInvoice => ({
  key: '0',
  document_kind: 'FAKTURA',
  document_no: '',
  document_date: '',
  seller_name: '',
  seller_nip: '',
  period_from: '',
  period_to: '',
  paid_date: '',
  paid_form: '',
  total: '',
  split: '',
  extra: '',
  items: [{ ...EMPTY_ITEM, kind: 'POBYT' }],
  file_ids: [],
  ...own,
});

it('says at the total what is wrong with amounts that follow from it', () => {
  const errors = {
    'lines.0.amount': 'is-empty',
    'lines.0.document_total': 'is-empty',
    'lines.0.file_ids': 'no-file',
  };
  expect(errorsInForm(errors, [invoice({})], PLANNED)).toEqual({
    'invoices.0.total': 'is-empty',
    'invoices.0.file_ids': 'no-file',
  });
});

it('asks where the rest comes from', () => {
  const errors = { 'lines.1.kind': 'is-empty', 'lines.1.document_no': 'is-empty' };
  expect(errorsInForm(errors, [invoice({ total: '1400.00' })], PLANNED)).toEqual({
    'invoices.0.extra': 'is-empty',
    'invoices.0.document_no': 'is-empty',
  });
});

it('says at its own field what is wrong with a line, and once what is wrong with its document', () => {
  const items = ['POBYT', 'WYZYWIENIE'].map((kind) => ({ ...EMPTY_ITEM, kind, amount: '10.00' }));
  const invoices = [invoice({ split: 'yes', items }), invoice({ key: '1' })];
  const errors = {
    'lines.0.document_no': 'is-empty',
    'lines.1.document_no': 'is-empty',
    'lines.1.amount': 'not-positive',
    'lines.2.discount': 'above-amount',
    'header.days_present': 'is-empty',
    lines: 'too-many-lines',
  };
  expect(errorsInForm(errors, invoices, PLANNED)).toEqual({
    'invoices.0.document_no': 'is-empty',
    'invoices.0.items.1.amount': 'not-positive',
    'invoices.1.items.0.discount': 'above-amount',
    'header.days_present': 'is-empty',
    invoices: 'too-many-lines',
  });
});

it('says a line that may not change at its number', () => {
  expect(errorsInForm({ 'lines.0': 'not-named' }, [invoice({})], PLANNED)).toEqual({
    'invoices.0.document_no': 'not-named',
  });
});

it('knows the step of a field', () => {
  expect(stepOfField('header.note')).toBe(2);
  expect(stepOfField('invoices.0.items.1.amount')).toBe(1);
});
