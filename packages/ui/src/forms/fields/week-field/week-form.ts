import { type IsoDate, type IsoWeek, isIsoWeek, parseTypedWeek, tidyText } from '@urzad/domain';
import type { ValueForm } from '../../field/use-hidden-value';

/** `6/27`, or a day of it, is shown as `6/2027`, with the value `2027-W06`. */
export function weekForm(today: IsoDate): ValueForm {
  return {
    read: (text) => parseTypedWeek(text, today) ?? tidyText(text),
    write: (value) => (isIsoWeek(value) ? weekText(value) : value),
  };
}

/** `6/2027` */
export function weekText(week: IsoWeek): string {
  return `${Number(week.slice(6))}/${week.slice(0, 4)}`;
}
