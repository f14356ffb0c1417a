import { containsPersonalData, type FieldErrorCode, isPasswordStrongEnough } from '@urzad/domain';
import { isCommonPassword } from './common-passwords';

/**
 * Why a new password is refused, if it is: the rule of the form, the most common ones with what people add to them,
 * the person's own data (Order §2).
 */
export function newPasswordError(
  password: string,
  person: { mail: string; firstname?: string | null; lastname?: string | null },
): FieldErrorCode | undefined {
  const isWeak =
    !isPasswordStrongEnough(password) ||
    isCommonPassword(password) ||
    containsPersonalData(password, {
      mail: person.mail,
      firstname: person.firstname ?? '',
      lastname: person.lastname ?? '',
    });
  return isWeak ? 'not-valid-pass' : undefined;
}
