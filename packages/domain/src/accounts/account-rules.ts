import { EMAIL_MAX_LENGTH, isEmail, normaliseEmail } from '../contacts/email';
import type { FieldErrorCode, FieldRefusal } from '../fields/field-errors';
import { isBlank } from '../words/hidden-marks';
import { isPasswordStrongEnough, PASSWORD_MAX_LENGTH } from './password';

/** Digits of a code that is sent by mail (Order §2). */
export const CODE_LENGTH = 6;

export const ONE_TIME_CODE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

/*
 * What is wrong with what a person types about their account; the first rule that is broken (Spec §5). The schemas of
 * `schemas/account` say the same of what a server gets.
 */

/** An address as it is typed: outer spaces and capitals do not matter. */
export function mailError(typed: string): FieldRefusal | undefined {
  const mail = normaliseEmail(typed);
  if (isBlank(mail)) return 'is-empty';
  if (mail.length > EMAIL_MAX_LENGTH) return tooLong(EMAIL_MAX_LENGTH);
  return isEmail(mail) ? undefined : 'not-valid-mail';
}

/** A password that is being chosen; a space in it is a sign like others. */
export function newPasswordError(password: string): FieldRefusal | undefined {
  if (password === '') return 'is-empty';
  if (password.length > PASSWORD_MAX_LENGTH) return tooLong(PASSWORD_MAX_LENGTH);
  return isPasswordStrongEnough(password) ? undefined : 'not-valid-pass';
}

/** The same password once more; keyboards write one letter in two ways, and the hash takes them for one. */
export function repeatedPasswordError(repeated: string, password: string): FieldErrorCode | undefined {
  if (repeated === '') return 'is-empty';
  return repeated.normalize('NFC') === password.normalize('NFC') ? undefined : 'not-equal';
}

export function oneTimeCodeError(typed: string): FieldErrorCode | undefined {
  const code = typed.trim();
  if (code === '') return 'is-empty';
  return ONE_TIME_CODE.test(code) ? undefined : 'not-valid-code';
}

function tooLong(n: number): FieldRefusal {
  return { code: 'is-too-big', n, isLength: true };
}
