import { describe, expect, it } from 'vitest';
import { codeErrors, loginErrors, recoverSetErrors, registerErrors } from './rules';

const strong = 'Demo!2027pl';

describe('loginErrors', () => {
  it('asks for both fields', () => {
    expect(loginErrors({ mail: ' ', pass: '', remember_me: false })).toEqual({
      mail: 'is-empty',
      pass: 'is-empty',
    });
  });

  it('says how long an address may be', () => {
    const mail = `${'a'.repeat(243)}@example.com`;
    expect(loginErrors({ mail, pass: 'x', remember_me: false })).toEqual({
      mail: { code: 'is-too-big', n: 254, isLength: true },
    });
  });

  it('lets a weak old password try', () => {
    expect(loginErrors({ mail: 'Anna@Example.com ', pass: 'x', remember_me: true })).toEqual({});
  });
});

describe('registerErrors', () => {
  it.each([
    ['a broken address', { mail: 'anna@', pass: strong, pass_again: strong }, { mail: 'not-valid-mail' }],
    [
      'a weak password',
      { mail: 'a@example.com', pass: 'abc', pass_again: 'abc' },
      { pass: 'not-valid-pass' },
    ],
    [
      'a password that is too long',
      { mail: 'a@example.com', pass: strong.repeat(12), pass_again: strong.repeat(12) },
      { pass: { code: 'is-too-big', n: 128, isLength: true } },
    ],
    ['two passwords', { mail: 'a@example.com', pass: strong, pass_again: 'x' }, { pass_again: 'not-equal' }],
    ['nothing wrong', { mail: 'a@example.com', pass: strong, pass_again: strong }, {}],
  ])('finds %s', (_what, values, errors) => {
    expect(registerErrors(values)).toEqual(errors);
  });
});

describe('codeErrors and recoverSetErrors', () => {
  it('want six digits', () => {
    expect(codeErrors({ mail: 'a@example.com', code: '12345' })).toEqual({ code: 'not-valid-code' });
    expect(
      recoverSetErrors({ mail: 'a@example.com', code: '123456', pass: strong, pass_again: strong }),
    ).toEqual({});
  });
});
