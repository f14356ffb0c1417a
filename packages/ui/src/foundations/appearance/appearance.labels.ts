import type { LabelSet } from '../locale/locale';
import type { Settings } from './settings';

type ChoiceWords<Name extends keyof Settings> = Readonly<Record<Settings[Name], string>>;

export interface AppearanceLabels {
  contrast: string;
  contrastHint: string;
  fontSize: string;
  fontSizes: ChoiceWords<'font'>;
  scheme: string;
  schemes: ChoiceWords<'scheme'>;
  /** Names of the button that switches between light and dark. */
  toScheme: ChoiceWords<'scheme'>;
  dark: string;
  darks: ChoiceWords<'dark'>;
  accent: string;
  accents: ChoiceWords<'accent'>;
  layout: string;
  layouts: ChoiceWords<'layout'>;
  header: string;
  headers: ChoiceWords<'header'>;
  /** Shown while high contrast overrides scheme and accent. */
  highContrastWins: string;
}

export const appearanceLabels = {
  widget: 'Appearance',
  pl: {
    contrast: 'Wysoki kontrast',
    contrastHint: 'Żółte litery na czarnym tle',
    fontSize: 'Wielkość liter',
    fontSizes: { small: 'Mała', medium: 'Średnia', large: 'Duża' },
    scheme: 'Wygląd',
    schemes: { light: 'Jasny', dark: 'Ciemny' },
    toScheme: { light: 'Włącz jasny wygląd', dark: 'Włącz ciemny wygląd' },
    dark: 'Ciemne tło',
    darks: { default: 'Grafitowe', black: 'Czarne' },
    accent: 'Kolor',
    accents: { purple: 'Śliwka', green: 'Świerk', orange: 'Bursztyn', blue: 'Chaber' },
    layout: 'Menu',
    layouts: { vertical: 'Z boku', horizontal: 'U góry' },
    header: 'Górny pasek strony',
    headers: { default: 'Cała szerokość', detached: 'Jako karta' },
    highContrastWins: 'Wysoki kontrast ma własne barwy. Te ustawienia zobaczysz, gdy go wyłączysz.',
  },
  en: {
    contrast: 'High contrast',
    contrastHint: 'Yellow letters on black',
    fontSize: 'Letter size',
    fontSizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    scheme: 'Appearance',
    schemes: { light: 'Light', dark: 'Dark' },
    toScheme: { light: 'Switch to the light look', dark: 'Switch to the dark look' },
    dark: 'Dark background',
    darks: { default: 'Graphite', black: 'Black' },
    accent: 'Colour',
    accents: { purple: 'Plum', green: 'Spruce', orange: 'Amber', blue: 'Cornflower' },
    layout: 'Menu',
    layouts: { vertical: 'At the side', horizontal: 'At the top' },
    header: 'Top of the page',
    headers: { default: 'Full width', detached: 'As a card' },
    highContrastWins: 'High contrast has its own colours. You will see these settings when you turn it off.',
  },
} as const satisfies LabelSet<AppearanceLabels>;
