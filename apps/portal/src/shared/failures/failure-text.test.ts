import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { failureText, waitsFor } from './failure-text';

describe('too many requests', () => {
  const refused = (againAt?: string) =>
    new ApiFailure('too-many-requests', null, 429, againAt === undefined ? undefined : new Date(againAt));

  it('says from which minute on the next one is taken, in the zone of the office', () => {
    expect(failureText(refused('2027-02-10T13:32:00.000Z'), 'pl')).toBe(
      'Za dużo prób w\u00a0krótkim czasie. Spróbuj ponownie po godzinie 14:32.',
    );
    expect(failureText(refused('2027-02-10T13:32:00.001Z'), 'pl')).toContain('14:33');
    expect(failureText(refused('2027-02-10T13:32:00.000Z'), 'en')).toBe(
      'Too many attempts in a short time. Try again after 14:32.',
    );
  });

  it('asks to wait where the server did not say how long', () => {
    expect(failureText(refused(), 'pl')).toBe(
      'Za dużo prób w\u00a0krótkim czasie. Odczekaj chwilę i\u00a0spróbuj ponownie.',
    );
  });
});

describe('what is asked for before an act of a citizen', () => {
  it.each([
    ['profile', 'Zanim pójdziesz dalej, uzupełnij swoje dane.'],
    ['statute', 'Zanim pójdziesz dalej, zaakceptuj regulamin.'],
  ])('is said: %s', (reason, sentence) => {
    const refused = new ApiFailure('illegal-step', { reason }, 409);
    expect(failureText(refused, 'pl')).toContain(sentence);
    expect(waitsFor(refused)).toBe(reason);
  });

  it('is nothing at any other step that cannot be taken', () => {
    const refused = new ApiFailure('illegal-step', { status: 'sent' }, 409);
    expect(failureText(refused, 'pl')).toContain('stan sprawy się zmienił');
    expect(waitsFor(refused)).toBeUndefined();
    expect(waitsFor(new Error('statute'))).toBeUndefined();
  });
});

it.each([
  ['call-closed', 'Nabór został zakończony.'],
  ['correction-late', 'Termin poprawek minął.'],
])('says that it is too late: %s', (reason, sentence) => {
  expect(failureText(new ApiFailure('illegal-step', { reason }, 409), 'pl')).toContain(sentence);
});

describe('in the form that made the request, the words of Spec §8 stand letter for letter', () => {
  it.each([
    ['object-exist', 409, 'Konto o takim mailu już istnieje'],
    ['pesel-exist', 409, 'Konto o takim peselu już istnieje'],
    ['account-lock', 423, 'Konto zostało zablokowane. Skontaktuj się z administratorem'],
    ['is-no-active', 403, 'Konto nie jest aktywne'],
    ['no-required-data', 400, 'Brak wymaganych danych'],
    ['in-story', 400, 'Hasło było w użyciu'],
    ['object-no-exist', 404, 'Niepoprawne dane'],
  ])('%s', (code, status, words) => {
    const text = failureText(new ApiFailure(code, null, status), 'pl');
    expect(text.startsWith(words)).toBe(true);
    expect(text.split(words)).toHaveLength(2);
  });
});
