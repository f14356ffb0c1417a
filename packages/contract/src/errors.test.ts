import { describe, expect, it } from 'vitest';
import { defaultStatusOf, errorCodes, errorEntryOf, isErrorCode } from './errors';

describe('the error catalogue', () => {
  it.each([
    ['object-no-exist', 'Niepoprawne dane'],
    ['object-exist', 'Konto o takim mailu już istnieje'],
    ['pesel-exist', 'Konto o takim peselu już istnieje'],
    ['account-lock', 'Konto zostało zablokowane. Skontaktuj się z administratorem'],
    ['is-no-active', 'Konto nie jest aktywne'],
    ['no-required-data', 'Brak wymaganych danych'],
    ['in-story', 'Hasło było w użyciu'],
    ['token-expired', 'Token wygasł'],
  ] as const)('tells %s in the words of the specification', (code, text) => {
    expect(errorEntryOf(code).toast?.pl).toBe(text);
  });

  it('begins with those words wherever they are said in a form; an ended session is told in a toast alone', () => {
    const apart = errorCodes.filter((code) => {
      const { toast, text } = errorEntryOf(code);
      return toast && !(text.pl.startsWith(toast.pl) && text.en.startsWith(toast.en));
    });
    expect(apart).toEqual(['token-expired']);
  });

  it('sends no-login to the logout route and nothing else', () => {
    expect(errorCodes.filter((code) => errorEntryOf(code).reaction === 'logout')).toEqual(['no-login']);
  });

  it('gives every code an error status', () => {
    for (const code of errorCodes) {
      for (const status of errorEntryOf(code).statuses) expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(defaultStatusOf('object-no-exist')).toBe(404);
  });

  it('knows no code by the name of an object method', () => {
    expect(isErrorCode('toString')).toBe(false);
  });
});
