import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import { useLocale } from '@urzad/ui';

/** Words for the error of a field. A code that the domain does not know is already words: those of the error catalogue. */
export function useFieldErrorText() {
  const locale = useLocale();

  return (error: { message?: string | undefined } | undefined, value?: unknown): string | undefined => {
    const code = error?.message;
    if (!code) return undefined;
    return isFieldErrorCode(code) ? fieldErrorText(code, locale, { value }) : code;
  };
}
