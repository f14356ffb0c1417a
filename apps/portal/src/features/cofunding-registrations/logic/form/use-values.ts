import { formOf } from '@urzad/ui';
import { usePausedValues as usePausedValuesOf } from '#shared/spec-form/use-paused-values';
import { useEditor } from './editor';
import type { FormValues } from './values';

/** A value computed from the answers of this form. */
export const { useFormAnswers: useFromValues } = formOf<FormValues>();

/** All answers at the last pause in typing, for parts beside the form. */
export const usePausedValues = () => usePausedValuesOf(useEditor().form);
