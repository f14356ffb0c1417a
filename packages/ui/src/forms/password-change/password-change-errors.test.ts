import { describe, expect, test } from 'vitest';
import { passwordChangeErrors } from './password-change-errors';

const STRONG = 'Zimowe-12';

describe('passwordChangeErrors', () => {
  test('finds nothing in a strong password that was typed twice', () => {
    expect(passwordChangeErrors({ actual_pass: 'x', pass: STRONG, pass_again: STRONG })).toEqual({});
  });

  test('asks for all three', () => {
    expect(passwordChangeErrors({ actual_pass: '', pass: '', pass_again: '' })).toEqual({
      actual_pass: 'is-empty',
      pass: 'is-empty',
      pass_again: 'is-empty',
    });
  });

  test.each([
    ['too short', 'Zima-12', 'not-valid-pass'],
    ['without a capital', 'zimowe-12', 'not-valid-pass'],
    ['without a special sign', 'Zimowe012', 'not-valid-pass'],
    ['without a digit', 'Zimowe-abc', 'not-valid-pass'],
    ['longer than 128 signs', `${STRONG}${'a'.repeat(120)}`, { code: 'is-too-big', n: 128, isLength: true }],
  ])('refuses one that is %s', (_how, pass, code) => {
    expect(passwordChangeErrors({ actual_pass: 'x', pass, pass_again: pass })).toEqual({ pass: code });
  });

  test('refuses another one below', () => {
    const errors = passwordChangeErrors({ actual_pass: 'x', pass: STRONG, pass_again: 'Zimowe-1' });
    expect(errors).toEqual({ pass_again: 'not-equal' });
  });
});
