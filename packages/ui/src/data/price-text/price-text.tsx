import { formatMoney, type Grosze, NO_VALUE } from '@urzad/domain';
import { cn } from '../../foundations/class-names/cn';
import { type LocaleProp, useLocale } from '../../foundations/locale/locale';

export interface PriceTextProps extends LocaleProp {
  /** Whole grosze; without an amount `Brak` is shown. */
  amount: Grosze | null | undefined;
  /** `end` fills its container and aligns the digits of a column. @default 'start' */
  align?: 'start' | 'end';
}

/** `1 140,00 zł`: tabular digits, on one line (Spec §9). */
export function PriceText({ amount, align = 'start', locale: given }: PriceTextProps) {
  const locale = useLocale(given);
  const isMissing = amount === null || amount === undefined;

  return (
    <span className={cn('u:figures', align === 'end' && 'u:block u:text-end', isMissing && 'u:text-muted')}>
      {isMissing ? NO_VALUE[locale] : formatMoney(amount)}
    </span>
  );
}
