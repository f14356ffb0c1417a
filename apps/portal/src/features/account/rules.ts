import {
  type FieldErrorCode,
  type FieldErrors,
  isEmail,
  isPasswordStrongEnough,
  normaliseEmail,
  PASSWORD_MAX_LENGTH,
} from '@urzad/domain';

const CODE = /^[0-9]{6}$/;

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
  return errorsOf({ mail: mailError(mail), pass: emptyError(pass) });
}

export function registerErrors({ mail, ...pass }: { mail: string } & NewPasswordValues): FieldErrors {
  return { ...mailErrors({ mail }), ...newPasswordErrors(pass) };
}

export function codeErrors({ mail, code }: CodeValues): FieldErrors {
  return errorsOf({ mail: mailError(mail), code: codeError(code) });
}

export function recoverSetErrors({ code, ...pass }: { code: string } & NewPasswordValues): FieldErrors {
  return { ...errorsOf({ code: codeError(code) }), ...newPasswordErrors(pass) };
}

function newPasswordErrors({ pass, pass_again }: NewPasswordValues): FieldErrors {
  const weak = isPasswordStrongEnough(pass) ? tooLongError(pass) : 'not-valid-pass';
  const differs = pass === pass_again ? undefined : 'not-equal';

  return errorsOf({ pass: emptyError(pass) ?? weak, pass_again: emptyError(pass_again) ?? differs });
}

/** A password manager fills in more than can be typed. */
function tooLongError(pass: string): FieldErrorCode | undefined {
  return pass.length > PASSWORD_MAX_LENGTH ? 'is-too-big' : undefined;
}

function mailError(mail: string): FieldErrorCode | undefined {
  return emptyError(mail) ?? (isEmail(normaliseEmail(mail)) ? undefined : 'not-valid-mail');
}

function codeError(code: string): FieldErrorCode | undefined {
  return emptyError(code) ?? (CODE.test(code.trim()) ? undefined : 'not-valid-code');
}

function emptyError(text: string): FieldErrorCode | undefined {
  return text.trim() === '' ? 'is-empty' : undefined;
}

function errorsOf(found: Record<string, FieldErrorCode | undefined>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, code] of Object.entries(found)) if (code) errors[name] = code;

  return errors;
}
