import type { LabelSet } from '../../foundations/locale/locale';

export interface ButtonLabels {
  loading: string;
}

export const buttonLabels = {
  widget: 'Button',
  pl: { loading: 'Proszę czekać' },
  en: { loading: 'Please wait' },
} as const satisfies LabelSet<ButtonLabels>;
