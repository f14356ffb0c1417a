import {
  type FieldErrors,
  isFieldErrorCode,
  registrationErrorText,
  registrationFieldLabel,
} from '@urzad/domain';
import { type SummaryError, useLocale } from '@urzad/ui';
import { get } from 'react-hook-form';
import type { FormValues } from '../../form/values';
import { useEditor } from './editor-context';

export interface StepErrorTexts {
  textOf: (path: string) => string | undefined;
  summary: readonly SummaryError[];
}

/** The errors of a step in words: one for each field, and a list that leads to them. */
export function useStepErrorTexts(errors: FieldErrors, values: FormValues): StepErrorTexts {
  const locale = useLocale();
  const { call } = useEditor().context;

  function textOf(path: string): string | undefined {
    const code = errors[path];
    if (code === undefined || !isFieldErrorCode(code)) return undefined;
    return registrationErrorText(path, code, { locale, value: get(values, path), call });
  }

  return {
    textOf,
    summary: Object.keys(errors).map((name) => ({
      name,
      text: `${registrationFieldLabel(name, locale)}: ${textOf(name) ?? ''}`,
    })),
  };
}
