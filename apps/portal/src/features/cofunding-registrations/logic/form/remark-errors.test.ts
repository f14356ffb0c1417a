import { aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { findReply, remarkErrors } from './remark-errors';
import { typedOf } from './values';

const REMARKS = [
  { field: 'zip_code', text: 'Sprawdź kod.' },
  { field: 'street', text: 'Sprawdź ulicę.' },
];

it('asks for an answer to each remark of a correction, as the server does', () => {
  const form = aRegistrationForm();
  const corrected = { status: 'to_correct' as const, remarks: REMARKS, previous_form: form, attachments: [] };
  const errors = (explanations: string[], changes = {}) =>
    Object.keys(remarkErrors(typedOf(aRegistrationForm(changes), explanations), corrected));

  expect(errors(['', ''])).toEqual(['explanations.0', 'explanations.1']);
  expect(errors(['', '123456789'], { zip_code: '72-345' })).toEqual(['explanations.1']);
  expect(errors(['', '1234567890'], { zip_code: '72-345' })).toEqual([]);
  expect(remarkErrors(typedOf(form, ['', '']), { ...corrected, status: 'draft' })).toEqual({});
});

it('is lacking until a change or enough words answer the remark', () => {
  const form = aRegistrationForm();
  const corrected = { status: 'to_correct' as const, remarks: REMARKS, previous_form: form, attachments: [] };
  const replyTo = (path: string, words: string, changes = {}) =>
    findReply(path, typedOf(aRegistrationForm(changes), ['', words]), corrected);

  expect(replyTo('street', '')).toEqual({ at: 1, text: '', isLacking: true });
  expect(replyTo('street', '', { street: 'Leśna' })).toEqual({ at: 1, text: '', isLacking: false });
  expect(replyTo('street', ' Ulica jest dobra. ')).toEqual({
    at: 1,
    text: 'Ulica jest dobra.',
    isLacking: false,
  });
  expect(replyTo('lastname', 'Ulica jest dobra.')).toBeUndefined();
});
