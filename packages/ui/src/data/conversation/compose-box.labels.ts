import type { LabelSet } from '../../foundations/locale/locale';

export interface ComposeBoxLabels {
  /** Before the ready texts, and their name for screen readers. */
  ready: string;
}

export const composeBoxLabels = {
  widget: 'ComposeBox',
  pl: { ready: 'Gotowe odpowiedzi' },
  en: { ready: 'Ready answers' },
} as const satisfies LabelSet<ComposeBoxLabels>;
