import { containsPersonalData, type FieldErrorCode, isPasswordStrongEnough } from '@urzad/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON_COUNT = 10_000;

/** The most common passwords of the world, in lower case. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, COMMON_COUNT).map((word) => word.toLowerCase()),
);

/** Why a new password is refused, if it is: the form rule, the 10,000 most common ones, the person's own data (decisions.md 2). */
export function newPasswordError(
  password: string,
  person: { mail: string; firstname?: string | null; lastname?: string | null },
): FieldErrorCode | undefined {
  const isWeak =
    !isPasswordStrongEnough(password) ||
    common.has(password.toLowerCase()) ||
    containsPersonalData(password, {
      mail: person.mail,
      firstname: person.firstname ?? '',
      lastname: person.lastname ?? '',
    });
  return isWeak ? 'not-valid-pass' : undefined;
}
