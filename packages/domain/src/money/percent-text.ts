import type { Locale } from '../words/locale';
import { NO_VALUE } from '../words/no-value';
import { onFirstUse } from '../words/on-first-use';

export interface PercentTextOptions {
  /** Two decimals, none for `integer` (Spec §5). @default 'decimal' */
  type?: 'decimal' | 'integer';
  locale?: Locale;
}

const format = (language: string, decimals: number) =>
  onFirstUse(
    () =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: 'always',
        // No minus zero: -0,001 is shown as 0,00.
        signDisplay: 'negative',
      }),
  );

const FORMATS = {
  pl: { decimal: format('pl-PL', 2), integer: format('pl-PL', 0) },
  en: { decimal: format('en-GB', 2), integer: format('en-GB', 0) },
} as const;

/** `85,00 %`, `85 %` for integers, `Brak` for no value; `value` counts percents. The space does not break (Spec §5). */
export function percentText(value: number | null | undefined, options: PercentTextOptions = {}): string {
  const { type = 'decimal', locale = 'pl' } = options;
  if (value === null || value === undefined) return NO_VALUE[locale];

  return `${FORMATS[locale][type]().format(value).replace('-', '−')}\u00a0%`;
}
