import { percentText } from '@urzad/domain';
import { cn } from '../../foundations/class-names/cn';
import { useLocale } from '../../foundations/locale/locale';

export interface PercentTextProps {
  /** Counted in percents: 85 is `85,00 %`. `Brak` stands for none. */
  value: number | null | undefined;
  /** Two decimals, none for `integer`. @default 'decimal' */
  type?: 'decimal' | 'integer';
}

/** A share as it is written here (Spec §5). */
export function PercentText({ value, type = 'decimal' }: PercentTextProps) {
  const locale = useLocale();

  return (
    <span className={cn('figures', (value === null || value === undefined) && 'text-muted')}>
      {percentText(value, { type, locale })}
    </span>
  );
}
