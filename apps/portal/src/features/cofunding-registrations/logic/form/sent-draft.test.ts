import { aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { arrivedVersion } from '#shared/drafts/arrived-version';
import { ApiFailure } from '#shared/http/api-failure';
import { isStored } from './sent-draft';

const SAID = [{ field: 'street', text: 'Ulica jest dobra.' }];
const SENT = { form: aRegistrationForm({ lastname: 'Nowa' }), explanations: SAID };
const conflictWith = (stored: object) => new ApiFailure('conflict', { stored, given: {} }, 409);
const versionIn = (conflict: ApiFailure, sent = [SENT]) =>
  arrivedVersion(conflict, (row) => sent.some((draft) => isStored(row, draft)));
const versionOf = (stored: object, sent = [SENT]) =>
  versionIn(conflictWith({ row_version: 7, ...SENT, ...stored }), sent);

it('is that of the server when it has what was sent', () => {
  expect(versionOf({})).toBe(7);
  const earlier = { ...SENT, form: aRegistrationForm() };
  expect(versionOf({}, [earlier, SENT])).toBe(7);
});

it('is not that of another draft, of other explanations, or of one that was never sent', () => {
  expect(versionOf({ form: aRegistrationForm({ lastname: 'Inna' }) })).toBeUndefined();
  expect(versionOf({ explanations: [] })).toBeUndefined();
  expect(versionOf({}, [])).toBeUndefined();
});

it('is not known from a conflict that tells less', () => {
  expect(versionIn(new ApiFailure('conflict', undefined, 409))).toBeUndefined();
  expect(versionIn(conflictWith({ row_version: 7 }))).toBeUndefined();
});
