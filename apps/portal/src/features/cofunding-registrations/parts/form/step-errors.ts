import {
  type FieldErrors,
  isFieldErrorCode,
  registrationErrorText,
  registrationFieldLabel,
} from '@urzad/domain';
import { type SummaryError, useLocale } from '@urzad/ui';
import { get } from 'react-hook-form';
import { useEditor } from './editor-context';
import { useFromValues } from './use-values';

export interface StepErrorTexts {
  textOf: (path: string) => string | undefined;
  summary: readonly SummaryError[];
}

/** The errors of a step in words: one for each field, and a list that leads to them. */
export function useStepErrorTexts(errors: FieldErrors): StepErrorTexts {
  const locale = useLocale();
  const { call } = useEditor().context;
  // Some errors say what was typed, so the words can change while the error stays.
  const texts = useFromValues((values) => {
    const found: Record<string, string> = {};
    for (const [path, code] of Object.entries(errors)) {
      if (!isFieldErrorCode(code)) continue;
      found[path] = registrationErrorText(path, code, { locale, value: get(values, path), call });
    }
    return found;
  });

  return {
    textOf: (path) => texts[path],
    summary: Object.keys(errors).map((name) => ({
      name,
      text: `${registrationFieldLabel(name, locale)}: ${texts[name] ?? ''}`,
    })),
  };
}
