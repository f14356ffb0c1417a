import { expect, it } from 'vitest';
import { type ClaimValues, EMPTY_ITEM } from './claim-values';
import { withKept, withoutPrivateAnswers } from './kept-claim';

const VALUES: ClaimValues = {
  invoices: [
    {
      key: '0',
      document_kind: 'FAKTURA',
      document_no: 'FV/01/2027',
      document_date: '',
      seller_name: '',
      seller_nip: '',
      period_from: '',
      period_to: '',
      paid_date: '',
      paid_form: '',
      total: 'dużo',
      split: '',
      extra: '',
      items: [EMPTY_ITEM],
      file_ids: [3],
    },
  ],
  header: {
    days_present: '19',
    days_absent_sick: '2',
    sick_leave_over_30: 'no',
    employment_confirmed: 'yes',
    decl_no_double: 'yes',
    decl_paid: '',
    decl_no_change: '',
    note: 'Ospa',
  },
};

it('keeps in the browser what was typed, but nothing about health', () => {
  const kept = withoutPrivateAnswers(VALUES);
  expect(JSON.stringify(kept)).not.toContain('Ospa');
  expect(kept).toMatchObject({
    invoices: VALUES.invoices,
    header: { days_present: '19', days_absent_sick: '', sick_leave_over_30: '', note: '' },
  });
});

it('shows what was kept, with the private answers of the server', () => {
  const stored = { ...VALUES, header: { ...VALUES.header, days_present: '', note: 'Z serwera' } };
  expect(withKept(stored, withoutPrivateAnswers(VALUES)).header).toEqual({
    ...VALUES.header,
    note: 'Z serwera',
  });
});

it('does without what another version of the form had kept', () => {
  expect(withKept(VALUES, { invoices: [{ number: 1 }] })).toBe(VALUES);
});
