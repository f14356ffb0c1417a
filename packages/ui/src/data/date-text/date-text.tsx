import { dateText, type IsoDate, NO_VALUE, nearDayText } from '@urzad/domain';
import { type LocaleProp, useLocale } from '../../foundations/locale/locale';
import { useToday } from '../../foundations/today/today';

export interface DateTextProps extends LocaleProp {
  /** A day, `YYYY-MM-DD`; without one `Brak` is shown. */
  date: IsoDate | null | undefined;
  /** The office's day, against which the year is left out and near days are named. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** Shows the year also when it is the present one. */
  withYear?: boolean;
  /** Shows Wczoraj, Dzisiaj, Jutro … for the days beside today. */
  relative?: boolean;
}

/** A formatted day: `10.02`, with the year when it is not the present one (Spec §9). */
export function DateText({ date, withYear = false, relative = false, ...given }: DateTextProps) {
  const today = useToday(given.today);
  const locale = useLocale(given.locale);
  if (!date) return <span className="u:text-muted">{NO_VALUE[locale]}</span>;

  const text = dateText(date, { today, withYear, locale });
  return (
    <time dateTime={date} className="u:figures">
      {(relative && nearDayText(date, today, locale)) || text}
    </time>
  );
}
