import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import type { Me } from '../session/me';
import { useSession } from '../session/session-store';
import { removeItem, writeItem } from '../session/storage';
import { failureText, waitsFor } from './failure-text';

describe('too many requests', () => {
  afterEach(() => void vi.useRealTimers());
  const refused = (againAt?: string) =>
    new ApiFailure('too-many-requests', null, 429, againAt === undefined ? undefined : new Date(againAt));

  it('says for how long the next one is refused, rounded up', () => {
    vi.useFakeTimers({ now: Date.parse('2027-02-10T13:30:00.000Z') });
    expect(failureText(refused('2027-02-10T13:32:00.000Z'), 'pl')).toBe(
      'Za dużo prób w\u00a0krótkim czasie. Spróbuj ponownie za 2\u00a0minuty.',
    );
    expect(failureText(refused('2027-02-10T13:32:00.001Z'), 'pl')).toContain('za 3\u00a0minuty');
    expect(failureText(refused('2027-02-10T13:29:00.000Z'), 'pl')).toContain('za 1\u00a0minutę');
    expect(failureText(refused('2027-02-10T18:31:00.000Z'), 'pl')).toContain('za 6\u00a0godzin');
    expect(failureText(refused('2027-02-10T13:32:00.000Z'), 'en')).toBe(
      'Too many attempts in a short time. Try again in 2 minutes.',
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
  ['documents-late', 'Termin dokumentów minął.'],
])('says that it is too late: %s', (reason, sentence) => {
  expect(failureText(new ApiFailure('illegal-step', { reason }, 409), 'pl')).toContain(sentence);
});

it('says that the person alone may do it, while staff act for them', () => {
  const failure = new ApiFailure('no-privilege', { reason: 'acting' }, 403);
  expect(failureText(failure, 'pl')).toContain('działając za inną osobę');
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

describe('for a developer who asked for details', () => {
  const developer = { id: 1, privileges: ['base_dev'] } as unknown as Me;
  const refused = new ApiFailure('object-no-exist', { id: 7 }, 404, undefined, ['Error: object-no-exist']);
  beforeEach(() => {
    useSession.setState({ me: developer });
    writeItem('dev_config', '{"errors_show":true}');
  });
  afterEach(() => {
    useSession.setState({ me: undefined });
    removeItem('dev_config');
  });

  it('they stand on a line under the sentence', () => {
    expect(failureText(refused, 'pl').split('\n')[1]).toBe(
      '404 object-no-exist · {"id":7} · Error: object-no-exist',
    );
    expect(failureText(new TypeError('x is undefined'), 'pl').split('\n')[1]).toBe(
      'TypeError: x is undefined',
    );
  });

  it('nobody else sees them', () => {
    useSession.setState({ me: { ...developer, privileges: [] } });
    expect(failureText(refused, 'pl')).not.toContain('\n');
  });
});
