import { EMPTY_REGISTRATION } from '@urzad/grants/schemas';
import { aRegistrationContext, aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { lackingSteps, stepErrors } from './step-errors';
import { typedOf } from './values';

const context = aRegistrationContext({ attachments: [] });
const registration = { status: 'draft' as const, remarks: [], previous_form: null, attachments: [] };

it('tells of a missing date and a missing file together before the signature', () => {
  const values = typedOf(aRegistrationForm({ labour_document_date: '' }));
  const errors = stepErrors(7, values, { context, registration });

  expect(errors).toEqual({ labour_document_date: 'is-empty', 'attachments.ZASW_PRACODAWCA': 'no-file' });
  expect(stepErrors(8, values, { context, registration })).toEqual(errors);
});

it('keeps nobody in an earlier step for what a later one asks', () => {
  const begun = typedOf({ ...EMPTY_REGISTRATION, firstname: 'Anna', lastname: 'Nowak' });
  const names = Object.keys(stepErrors(1, begun, { context, registration }));

  expect(names).toEqual(['pesel', 'education']);
});

it('lacks something in the steps whose remarks nothing answers', () => {
  const form = aRegistrationForm();
  const corrected = {
    status: 'to_correct' as const,
    remarks: [
      { field: 'street', text: 'Sprawdź ulicę.' },
      { field: 'children.0.planned_cost', text: 'Kwota różni się od umowy.' },
    ],
    previous_form: form,
    attachments: [],
  };
  const judged = { context: aRegistrationContext(), registration: corrected };
  const steps = (changes: object, explanations: string[]) => [
    ...lackingSteps(typedOf({ ...form, ...changes }, explanations), judged),
  ];

  expect(steps({}, ['', ''])).toEqual([2, 5]);
  expect(steps({ street: 'Leśna' }, ['', ''])).toEqual([5]);
  expect(steps({ street: 'Leśna' }, ['', 'Opłata wzrosła w styczniu.'])).toEqual([]);
});
