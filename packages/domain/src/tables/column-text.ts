import { dateText, momentText } from '../dates/date-text';
import { type IsoDate, isIsoDate, warsawDate } from '../dates/iso-date';
import { formatMoney, toPriceText } from '../money/money';
import type { Locale } from '../words/locale';
import { numberText } from '../words/number-text';
import { type ColumnType, type ColumnValue, isEmptyCell } from './column-operations';

/** A cell as shown: `1 140,00 zł`, `14.03.2027`, `14.03.2027 09:05`. A table always shows the year. */
export function columnText(type: ColumnType, value: ColumnValue, locale: Locale = 'pl'): string {
  if (isEmptyCell(value)) return '';
  if (type === 'number') return numberText(Number(value), locale);
  if (type === 'price') return formatMoney(Number(value));
  if (type === 'date') return typeof value === 'string' && isIsoDate(value) ? dayText(value) : String(value);
  if (type !== 'datetime') return String(value);

  const instant = new Date(value);
  return `${dayText(warsawDate(instant))} ${momentText(instant).slice(11, 16)}`;
}

/** A cell as exported for a spreadsheet: no unit, decimal comma, `YYYY-MM-DD HH:mm:ss` (Spec §9). */
export function columnExport(type: ColumnType, value: ColumnValue): string {
  if (isEmptyCell(value)) return '';
  if (type === 'price') return toPriceText(Number(value)).replace('.', ',');
  if (type === 'number') return String(value).replace('.', ',');
  return type === 'datetime' ? momentText(new Date(value)) : String(value);
}

function dayText(day: IsoDate): string {
  return dateText(day, { today: day, withYear: true });
}
