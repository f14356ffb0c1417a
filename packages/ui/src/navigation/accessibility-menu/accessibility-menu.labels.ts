import type { LabelSet } from '../../foundations/locale/locale';

export interface AccessibilityMenuLabels {
  title: string;
  statement: string;
}

export const accessibilityMenuLabels = {
  widget: 'AccessibilityMenu',
  pl: { title: 'Dostępność', statement: 'Deklaracja dostępności' },
  en: { title: 'Accessibility', statement: 'Accessibility statement' },
} as const satisfies LabelSet<AccessibilityMenuLabels>;
