import type { LabelSet } from '../../foundations/locale/locale';

export interface StepperLabels {
  steps: string;
  done: string;
  lacking: string;
  place: (step: number, count: number) => string;
  next: (label: string) => string;
}

export const stepperLabels = {
  widget: 'Stepper',
  pl: {
    steps: 'Kroki',
    done: 'gotowe',
    lacking: 'brakuje odpowiedzi',
    place: (step, count) => `Krok ${step} z ${count}.`,
    next: (label) => `Następny: ${midSentence(label)}`,
  },
  en: {
    steps: 'Steps',
    done: 'done',
    lacking: 'answers missing',
    place: (step, count) => `Step ${step} of ${count}.`,
    next: (label) => `Next: ${midSentence(label)}`,
  },
} as const satisfies LabelSet<StepperLabels>;

/** A title inside a sentence begins in lower case, unless it begins with an acronym ("PESEL dziecka"). */
function midSentence(label: string): string {
  if (/^\p{Lu}{2}/u.test(label)) return label;
  return label.charAt(0).toLocaleLowerCase('pl') + label.slice(1);
}
