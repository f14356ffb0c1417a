import type { LabelSet } from '../../foundations/locale/locale';

export interface InstructionLabels {
  instruction: string;
}

export const instructionLabels = {
  widget: 'Instruction',
  pl: { instruction: 'Instrukcja (PDF)' },
  en: { instruction: 'Instructions (PDF)' },
} as const satisfies LabelSet<InstructionLabels>;
