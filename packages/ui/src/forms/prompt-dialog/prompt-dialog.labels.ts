import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface PromptDialogLabels {
  cancel: string;
  invalidEmail: string;
  invalidUrl: string;
}

export const promptDialogLabels = {
  widget: 'PromptDialog',
  // The two messages are English in both languages, letter for letter (Spec §5).
  pl: {
    cancel: 'Anuluj',
    invalidEmail: asSpecified('Invalid email address'),
    invalidUrl: asSpecified('Invalid URL'),
  },
  en: {
    cancel: 'Cancel',
    invalidEmail: asSpecified('Invalid email address'),
    invalidUrl: asSpecified('Invalid URL'),
  },
} as const satisfies LabelSet<PromptDialogLabels>;
