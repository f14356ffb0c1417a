import * as z from 'zod/mini';
import {
  type AccountRule,
  MAIL,
  NEW_PASSWORD,
  ONE_TIME_CODE,
  SECOND_FACTOR_CODE,
} from '../accounts/account-rules';
import type { FieldErrorCode } from '../fields/field-errors';

/** An e-mail address as it is stored: trimmed, in lower case. The message of each refusal is a code of `field-errors`. */
export const mail = accountText(MAIL);

/** A new password. One to be checked is any text: rules change, old passwords stay. */
export const newPassword = accountText(NEW_PASSWORD);

export const oneTimeCode = accountText(ONE_TIME_CODE);

/** Six digits or a recovery code, the latter as it is stored: in capitals, without spaces and dashes. */
export const secondFactorCode = accountText(SECOND_FACTOR_CODE);

/** Made of checks of zod where it has them, so that the description of an endpoint shows length and pattern. */
function accountText({ tidied, isEmpty, max, shape, code }: AccountRule) {
  const length = max === undefined ? [] : [z.maxLength(max, stopping('is-too-big'))];

  return z.string().check(
    z.overwrite(tidied),
    z.refine((text) => !isEmpty(text), stopping('is-empty')),
    ...length,
    shape instanceof RegExp ? z.regex(shape, code) : z.refine(shape, code),
  );
}

/** The first failure is the error (Spec §5), so the checks after it are skipped. */
function stopping(error: FieldErrorCode) {
  return { message: error, abort: true };
}
