import { type FieldErrorCode, isPasswordStrongEnough, PASSWORD_MAX_LENGTH } from '@urzad/domain';

/** Spec §3: password change data. */
export interface PasswordChangeValues {
  actual_pass: string;
  pass: string;
  pass_again: string;
}

/** The codes of fields, and the server's own for a password that was used before. */
export type PasswordErrorCode = FieldErrorCode | 'in-story';

/** What is wrong, by field: what the form finds itself, and what a server answers. */
export type PasswordChangeErrors = { [Field in keyof PasswordChangeValues]?: PasswordErrorCode };

/** The rules of the form, the first failure of each field (Spec §5). Whether the current one is right the server says. */
export function passwordChangeErrors({ actual_pass, pass, pass_again }: PasswordChangeValues) {
  const errors: Record<string, PasswordErrorCode> = {};

  if (actual_pass === '') errors.actual_pass = 'is-empty';
  if (pass === '') errors.pass = 'is-empty';
  else if (!isPasswordStrongEnough(pass)) errors.pass = 'not-valid-pass';
  else if (pass.length > PASSWORD_MAX_LENGTH) errors.pass = 'is-too-big';
  if (pass_again === '') errors.pass_again = 'is-empty';
  else if (pass_again !== pass) errors.pass_again = 'not-equal';

  return errors;
}
