import { expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { decisionMessages } from '../messages/decision';
import { refusalText } from './refusal-text';

const words = decisionMessages.pl;

it.each([
  ['own-score', 'Punkty zatwierdza inna osoba niż ta, która je przyznała.'],
  ['approved', 'Te punkty są już zatwierdzone.'],
  ['no-correction-left', 'Wezwanie do uzupełnienia już było, a nabór pozwala tylko na tyle.'],
])('says what %s means', (reason, text) => {
  expect(refusalText(new ApiFailure('illegal-step', { reason }, 409), words)).toBe(text);
});

it('leaves every other refusal to the catalogue', () => {
  expect(refusalText(new ApiFailure('conflict', { stored: {} }, 409), words)).toBeUndefined();
  expect(refusalText(new ApiFailure('server', null, 500), words)).toBeUndefined();
  expect(refusalText(new Error('lost'), words)).toBeUndefined();
});
