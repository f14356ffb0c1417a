import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import { useLabels } from '../../foundations/locale/locale';
import { type PasswordLabels, passwordLabels } from '../fields/password-field/password-field.labels';
import type { ErrorContext } from '../form/form-props';
import type { PasswordChangeLabels } from './password-change.labels';
import type { PasswordErrorCode } from './password-change-errors';

/** The texts of the panel for codes with a meaning of their own here; otherwise those of the rules. */
export function usePasswordErrorText({ wrong, used }: PasswordChangeLabels) {
  const { differs } = useLabels<PasswordLabels>(passwordLabels);

  return (code: PasswordErrorCode, context: ErrorContext): string => {
    if (code === 'in-story') return used;
    if (code === 'not-equal') return differs;
    if (code === 'is-no-equal' && context.name === 'actual_pass') return wrong;
    // A server may be newer than these texts.
    if (!isFieldErrorCode(code)) return code;
    return fieldErrorText(code, context.locale, context);
  };
}
