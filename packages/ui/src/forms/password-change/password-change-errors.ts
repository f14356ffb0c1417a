import {
  type FieldErrorCode,
  type FieldRefusal,
  newPasswordError,
  repeatedPasswordError,
} from '@urzad/domain';

/** Spec §3: password change data. */
export interface PasswordChangeValues {
  actual_pass: string;
  pass: string;
  pass_again: string;
}

/** The codes of fields, and the server's own for a password that was used before. */
export type PasswordErrorCode = FieldErrorCode | 'in-story';

/** The errors by field: those that the form finds itself, and those of the server. */
export type PasswordChangeErrors = { [Field in keyof PasswordChangeValues]?: PasswordErrorCode };

/**
 * The rules of the form, the first error of each field (Spec §5). Whether the current password is right only the
 * server knows.
 */
export function passwordChangeErrors({ actual_pass, pass, pass_again }: PasswordChangeValues) {
  const found = {
    actual_pass: actual_pass === '' ? ('is-empty' as const) : undefined,
    pass: newPasswordError(pass),
    pass_again: repeatedPasswordError(pass_again, pass),
  };
  const errors: Record<string, FieldRefusal> = {};
  for (const [name, code] of Object.entries(found)) if (code) errors[name] = code;

  return errors;
}
