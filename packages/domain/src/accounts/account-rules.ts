import { EMAIL_RULE, normaliseEmail } from '../contacts/email';
import type { FieldErrorCode, FieldRefusal } from '../fields/field-errors';
import { isBlank } from '../words/hidden-marks';
import { isPasswordStrongEnough, PASSWORD_MAX_LENGTH } from './password';

/** Digits of a code that is sent by mail (Order §2). */
export const CODE_LENGTH = 6;

/** The rule of a text about the account; the first broken part of it is the error (Spec §5). */
export interface AccountRule {
  /** The text as it is validated and stored. */
  tidied: (typed: string) => string;
  isEmpty: (text: string) => boolean;
  max?: number;
  shape: RegExp | ((text: string) => boolean);
  /** The error code of a text of another form. */
  code: FieldErrorCode;
}

/** An e-mail address; outer spaces and capitals are ignored. */
export const MAIL: AccountRule = {
  tidied: normaliseEmail,
  isEmpty: isBlank,
  max: EMAIL_RULE.max,
  shape: EMAIL_RULE.isRight,
  code: EMAIL_RULE.code,
};

/** A new password; a space counts as a character. */
export const NEW_PASSWORD: AccountRule = {
  tidied: (typed) => typed,
  isEmpty: (password) => password === '',
  max: PASSWORD_MAX_LENGTH,
  shape: isPasswordStrongEnough,
  code: 'not-valid-pass',
};

const ONE_TIME_CODE_SHAPE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

/** Six digits from a message; spaces that were pasted with them are ignored. */
export const ONE_TIME_CODE: AccountRule = {
  tidied: (typed) => typed.trim(),
  isEmpty: isBlank,
  shape: ONE_TIME_CODE_SHAPE,
  code: 'not-valid-code',
};

/** Characters of a recovery code: no two of them look alike. */
const RECOVERY_CODE_SHAPE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** A code that replaces the second factor once. Capitals, spaces and dashes do not matter. */
export const RECOVERY_CODE: AccountRule = {
  tidied: (typed) => typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1'),
  isEmpty: isBlank,
  shape: RECOVERY_CODE_SHAPE,
  code: 'not-valid-code',
};

/** A code that completes a sign-in: six digits, or a recovery code. */
export const SECOND_FACTOR_CODE: AccountRule = {
  ...RECOVERY_CODE,
  shape: (text) => ONE_TIME_CODE_SHAPE.test(text) || RECOVERY_CODE_SHAPE.test(text),
};

export const mailError = (typed: string) => accountError(MAIL, typed);
export const newPasswordError = (typed: string) => accountError(NEW_PASSWORD, typed);
export const oneTimeCodeError = (typed: string) => accountError(ONE_TIME_CODE, typed);
export const recoveryCodeError = (typed: string) => accountError(RECOVERY_CODE, typed);
export const secondFactorCodeError = (typed: string) => accountError(SECOND_FACTOR_CODE, typed);

/** The same password once more; a letter may have two encodings in Unicode, which the hash treats as one. */
export function repeatedPasswordError(repeated: string, password: string): FieldErrorCode | undefined {
  if (repeated === '') return 'is-empty';
  return repeated.normalize('NFC') === password.normalize('NFC') ? undefined : 'not-equal';
}

function accountError(rule: AccountRule, typed: string): FieldRefusal | undefined {
  const text = rule.tidied(typed);
  if (rule.isEmpty(text)) return 'is-empty';
  if (rule.max !== undefined && text.length > rule.max)
    return { code: 'is-too-big', n: rule.max, isLength: true };
  return hasShape(rule, text) ? undefined : rule.code;
}

function hasShape({ shape }: AccountRule, text: string): boolean {
  return shape instanceof RegExp ? shape.test(text) : shape(text);
}
