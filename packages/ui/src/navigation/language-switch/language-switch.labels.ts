import type { LabelSet } from '../../foundations/locale/locale';

export interface LanguageSwitchLabels {
  /** The other language in its own words, and its code. */
  other: string;
  otherCode: string;
}

export const languageSwitchLabels = {
  widget: 'LanguageSwitch',
  pl: { other: 'English', otherCode: 'EN' },
  en: { other: 'Polski', otherCode: 'PL' },
} as const satisfies LabelSet<LanguageSwitchLabels>;
