import {
  type FieldRefusal,
  mailError,
  newPasswordError,
  oneTimeCodeError,
  repeatedPasswordError,
} from '@urzad/domain';

/** By the name of its field, with the limit where one is broken. */
type Refusals = Record<string, FieldRefusal>;

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

export function mailErrors({ mail }: { mail: string }): Refusals {
  return errorsOf({ mail: mailError(mail) });
}

/** A password to be checked is any text: rules change, old passwords stay. */
export function loginErrors({ mail, pass }: LoginValues): Refusals {
  return errorsOf({ mail: mailError(mail), pass: pass === '' ? 'is-empty' : undefined });
}

export function registerErrors({ mail, ...pass }: { mail: string } & NewPasswordValues): Refusals {
  return { ...mailErrors({ mail }), ...newPasswordErrors(pass) };
}

export function codeErrors({ mail, code }: CodeValues): Refusals {
  return errorsOf({ mail: mailError(mail), code: oneTimeCodeError(code) });
}

export function recoverSetErrors({ mail, code, ...pass }: CodeValues & NewPasswordValues): Refusals {
  return { ...codeErrors({ mail, code }), ...newPasswordErrors(pass) };
}

function newPasswordErrors({ pass, pass_again }: NewPasswordValues): Refusals {
  return errorsOf({ pass: newPasswordError(pass), pass_again: repeatedPasswordError(pass_again, pass) });
}

function errorsOf(found: Record<string, FieldRefusal | undefined>): Refusals {
  const errors: Refusals = {};
  for (const [name, code] of Object.entries(found)) if (code) errors[name] = code;

  return errors;
}
