import * as z from 'zod/mini';
import { ONE_TIME_CODE } from '../accounts/account-rules';
import { isPasswordStrongEnough, PASSWORD_MAX_LENGTH } from '../accounts/password';
import { EMAIL_MAX_LENGTH, isEmail } from '../contacts/email';
import type { FieldErrorCode } from '../fields/field-errors';
import { isBlank } from '../words/hidden-marks';

/** An address as it is kept: trimmed, in lower case. The message of each refusal is a code of `field-errors`. */
export const mail = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => !isBlank(text), { message: code('is-empty'), abort: true }),
  z.maxLength(EMAIL_MAX_LENGTH, { message: code('is-too-big'), abort: true }),
  z.refine(isMail, code('not-valid-mail')),
);

/** A password that is being chosen. One being checked is any text: rules change, old passwords stay. */
export const newPassword = z
  .string()
  .check(
    filled(),
    z.maxLength(PASSWORD_MAX_LENGTH, { message: code('is-too-big'), abort: true }),
    z.refine(isPasswordStrongEnough, code('not-valid-pass')),
  );

/** Six digits from a message; spaces that came along when it was pasted do not matter. */
export const oneTimeCode = z
  .string()
  .check(z.trim(), filled(), z.regex(ONE_TIME_CODE, code('not-valid-code')));

function isMail(text: string): boolean {
  return isEmail(text);
}

/** What was not entered at all is told as such, and only that (Spec §5). */
function filled() {
  return z.refine((text) => text !== '', { message: code('is-empty'), abort: true });
}

function code(error: FieldErrorCode): FieldErrorCode {
  return error;
}
