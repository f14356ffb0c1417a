import { dateText, type IsoDate, NO_VALUE, nearDayText } from '@urzad/domain';
import { useLocale } from '../../foundations/locale/locale';

export interface DateTextProps {
  /** A day, `YYYY-MM-DD`; `Brak` stands for none. */
  date: IsoDate | null | undefined;
  today: IsoDate;
  /** Shows the year also when it is this year's. */
  withYear?: boolean;
  /** Says Wczoraj, Dzisiaj, Jutro … where one of these words fits. */
  relative?: boolean;
}

/** A day as it is written here: `10.02`, with the year when it is not this year's (Spec §9). */
export function DateText({ date, today, withYear = false, relative = false }: DateTextProps) {
  const locale = useLocale();
  if (!date) return <span className="text-muted">{NO_VALUE[locale]}</span>;

  const text = dateText(date, { today, withYear, locale });
  return (
    <time dateTime={date} className="figures">
      {(relative && nearDayText(date, today, locale)) || text}
    </time>
  );
}
