import { dateText, type IsoDate, isIsoDate, parseTypedDate } from '@urzad/domain';
import type { ValueForm } from '../field/use-carried-value';

/** `4.1.27` is shown as `04.01.2027` and travels as `2027-01-04`. */
export function dateForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedDate(text, today) ?? text.trim(),
    write: (value) => (isIsoDate(value) ? dateText(value, { today, withYear: true }) : value),
  };
}
