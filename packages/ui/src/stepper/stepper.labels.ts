import type { LabelSet } from '../locale/locale';

export interface StepperLabels {
  steps: string;
  done: string;
  place: (step: number, count: number) => string;
  next: (label: string) => string;
}

export const stepperLabels = {
  pl: {
    steps: 'Kroki',
    done: 'gotowe',
    place: (step, count) => `Krok ${step} z ${count}.`,
    next: (label) => `Następny: ${label.toLocaleLowerCase('pl')}`,
  },
  en: {
    steps: 'Steps',
    done: 'done',
    place: (step, count) => `Step ${step} of ${count}.`,
    next: (label) => `Next: ${label.toLocaleLowerCase('en')}`,
  },
} as const satisfies LabelSet<StepperLabels>;
