import { Languages } from 'lucide-react';
import { Button } from '../../actions/button/button';
import { type Locale, useLabels, useLocale } from '../../foundations/locale/locale';
import { type LanguageSwitchLabels, languageSwitchLabels } from './language-switch.labels';

export interface LanguageSwitchProps {
  /** Called with the other language by a press. */
  onLocaleChange: (locale: Locale) => void;
  /** `code` for a bar with little room, `name` for a row of a menu. @default 'code' */
  looks?: 'code' | 'name';
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<LanguageSwitchLabels>;
}

/** Switches to the other language; its name is in that language, for people who do not understand the present one. */
export function LanguageSwitch({ onLocaleChange, looks = 'code', labels }: LanguageSwitchProps) {
  const words = useLabels<LanguageSwitchLabels>(languageSwitchLabels, labels);
  const other = useLocale() === 'pl' ? 'en' : 'pl';
  const change = () => onLocaleChange(other);

  if (looks === 'name') {
    return (
      <Button
        variant="quiet"
        block
        icon={Languages}
        lang={other}
        className="u:justify-start u:px-2 u:text-start u:text-ink"
        onClick={change}
      >
        {words.other}
      </Button>
    );
  }
  return (
    <Button variant="quiet" lang={other} onClick={change}>
      <span className="u:part">{words.otherCode}</span>
      <span className="u:sr-only">{` – ${words.other}`}</span>
    </Button>
  );
}
