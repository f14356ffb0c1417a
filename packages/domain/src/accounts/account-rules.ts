import { EMAIL_RULE, normaliseEmail } from '../contacts/email';
import type { FieldErrorCode, FieldRefusal } from '../fields/field-errors';
import { isBlank } from '../words/hidden-marks';
import { isPasswordStrongEnough, PASSWORD_MAX_LENGTH } from './password';

/** Digits of a code that is sent by mail (Order §2). */
export const CODE_LENGTH = 6;

/** What is asked of a text that a person types about their account; the first rule that is broken is told (Spec §5). */
export interface AccountRule {
  /** The text as it is judged and kept. */
  tidied: (typed: string) => string;
  isEmpty: (text: string) => boolean;
  max?: number;
  shape: RegExp | ((text: string) => boolean);
  /** What is said of another shape. */
  code: FieldErrorCode;
}

/** An address; outer spaces and capitals do not matter. */
export const MAIL: AccountRule = {
  tidied: normaliseEmail,
  isEmpty: isBlank,
  max: EMAIL_RULE.max,
  shape: EMAIL_RULE.isRight,
  code: EMAIL_RULE.code,
};

/** A password that is being chosen; a space in it is a sign like others. */
export const NEW_PASSWORD: AccountRule = {
  tidied: (typed) => typed,
  isEmpty: (password) => password === '',
  max: PASSWORD_MAX_LENGTH,
  shape: isPasswordStrongEnough,
  code: 'not-valid-pass',
};

/** Six digits from a message; spaces that came along when they were pasted do not matter. */
export const ONE_TIME_CODE: AccountRule = {
  tidied: (typed) => typed.trim(),
  isEmpty: isBlank,
  shape: new RegExp(`^[0-9]{${CODE_LENGTH}}$`),
  code: 'not-valid-code',
};

export const mailError = (typed: string) => accountError(MAIL, typed);
export const newPasswordError = (typed: string) => accountError(NEW_PASSWORD, typed);
export const oneTimeCodeError = (typed: string) => accountError(ONE_TIME_CODE, typed);

/** The same password once more; keyboards write one letter in two ways, and the hash takes them for one. */
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
