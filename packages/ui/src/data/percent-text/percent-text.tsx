import { percentText } from '@urzad/domain';
import { cn } from '../../foundations/class-names/cn';
import { type LocaleProp, useLocale } from '../../foundations/locale/locale';

export interface PercentTextProps extends LocaleProp {
  /** In percents: 85 is `85,00 %`. Without a value `Brak` is shown. */
  value: number | null | undefined;
  /** Two decimals, none for `integer`. @default 'decimal' */
  type?: 'decimal' | 'integer';
}

/** A formatted share (Spec §5). */
export function PercentText({ value, type = 'decimal', locale: given }: PercentTextProps) {
  const locale = useLocale(given);

  return (
    <span className={cn('u:figures', (value === null || value === undefined) && 'u:text-muted')}>
      {percentText(value, { type, locale })}
    </span>
  );
}
