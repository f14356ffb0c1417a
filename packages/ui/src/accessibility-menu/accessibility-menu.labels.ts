import type { LabelSet } from '../locale/locale';

export interface AccessibilityMenuLabels {
  title: string;
  contrast: string;
  contrastHint: string;
  fontSize: string;
  small: string;
  medium: string;
  large: string;
  scheme: string;
  light: string;
  dark: string;
  statement: string;
}

export const accessibilityMenuLabels = {
  pl: {
    title: 'Dostępność',
    contrast: 'Wysoki kontrast',
    contrastHint: 'Żółte litery na czarnym tle',
    fontSize: 'Wielkość liter',
    small: 'Mała',
    medium: 'Średnia',
    large: 'Duża',
    scheme: 'Wygląd',
    light: 'Jasny',
    dark: 'Ciemny',
    statement: 'Deklaracja dostępności',
  },
  en: {
    title: 'Accessibility',
    contrast: 'High contrast',
    contrastHint: 'Yellow letters on black',
    fontSize: 'Letter size',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    scheme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    statement: 'Accessibility statement',
  },
} as const satisfies LabelSet<AccessibilityMenuLabels>;
