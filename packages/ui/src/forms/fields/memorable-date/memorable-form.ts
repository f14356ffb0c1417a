import { type IsoDate, isIsoDate, partsOf, toIsoDate } from '@urzad/domain';
import type { ValueForm } from '../../field/use-hidden-value';

/** The texts of the three boxes. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The boxes as one text, their value until they are a day: `31.2.2027`. */
export function joinParts({ day, month, year }: DateParts): string {
  return day || month || year ? `${day}.${month}.${year}` : '';
}

export function splitParts(text: string): DateParts {
  const [day = '', month = '', year = ''] = text.split('.');
  return { day, month, year };
}

/** A pasted date that does not exist (`31.2.2027`), part by part: cut to one box, it would become another answer. */
export function pastedParts(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^\D*([0-9]{1,2})\D+([0-9]{1,2})\D+([0-9]{4})\D*$/.exec(text) ?? [];

  return joinParts({ day, month, year }) || undefined;
}

/** The value of `4.1.2027` is `2027-01-04`; that of boxes that are no day is their text, for the rule to refuse. */
export const memorableForm: ValueForm = {
  read: (text) => (isIsoDate(text) ? text : (dayOf(splitParts(text)) ?? text)),
  write: (value) => {
    if (!isIsoDate(value)) return value;
    const { year, month, day } = partsOf(value);
    return joinParts({ day: String(day), month: String(month), year: String(year) });
  },
};

/** A date known by heart may be long past, so its year is never guessed from two digits. */
function dayOf({ day, month, year }: DateParts): IsoDate | undefined {
  const isWritten = /^[0-9]{1,2}$/.test(day) && /^[0-9]{1,2}$/.test(month) && /^[0-9]{4}$/.test(year);
  return isWritten ? toIsoDate(Number(year), Number(month), Number(day)) : undefined;
}
