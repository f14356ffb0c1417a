import { expect, it } from 'vitest';
import { newPasswordErrorText } from './new-password-error-text';

const about = (name: string, value: string) => ({ name, value, locale: 'pl' as const });

it('says how long what is too long may be', () => {
  expect(newPasswordErrorText('is-too-big', about('pass', 'a'.repeat(129)))).toBe('Za długi 128');
  expect(newPasswordErrorText('is-too-big', about('mail', 'a'.repeat(300)))).toBe('Za długi 254');
});

it('leaves the other words of the rules and those of a newer server alone', () => {
  expect(newPasswordErrorText('not-equal', about('pass_again', 'x'))).toBe('Pola nie są równe');
  expect(newPasswordErrorText('To hasło wyciekło', about('pass', 'x'))).toBe('To hasło wyciekło');
});
