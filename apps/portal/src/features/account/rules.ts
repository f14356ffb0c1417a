import {
  type FieldErrorCode,
  type FieldErrors,
  mailError,
  newPasswordError,
  oneTimeCodeError,
  repeatedPasswordError,
} from '@urzad/domain';

export interface LoginValues {
  mail: string;
  pass: string;
  remember_me: boolean;
}

export interface NewPasswordValues {
  pass: string;
  pass_again: string;
}

export interface CodeValues {
  mail: string;
  code: string;
}

export function mailErrors({ mail }: { mail: string }): FieldErrors {
  return errorsOf({ mail: mailError(mail) });
}

/** A password that is being checked is any text: rules change, old passwords stay. */
export function loginErrors({ mail, pass }: LoginValues): FieldErrors {
  return errorsOf({ mail: mailError(mail), pass: pass === '' ? 'is-empty' : undefined });
}

export function registerErrors({ mail, ...pass }: { mail: string } & NewPasswordValues): FieldErrors {
  return { ...mailErrors({ mail }), ...newPasswordErrors(pass) };
}

export function codeErrors({ mail, code }: CodeValues): FieldErrors {
  return errorsOf({ mail: mailError(mail), code: oneTimeCodeError(code) });
}

export function recoverSetErrors({ code, ...pass }: { code: string } & NewPasswordValues): FieldErrors {
  return { ...errorsOf({ code: oneTimeCodeError(code) }), ...newPasswordErrors(pass) };
}

function newPasswordErrors({ pass, pass_again }: NewPasswordValues): FieldErrors {
  return errorsOf({ pass: newPasswordError(pass), pass_again: repeatedPasswordError(pass_again, pass) });
}

function errorsOf(found: Record<string, FieldErrorCode | undefined>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, code] of Object.entries(found)) if (code) errors[name] = code;

  return errors;
}
