import { EMPTY_REGISTRATION } from '@urzad/grants/schemas';
import { aRegistrationContext, aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { stepErrors } from './step-errors';
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
