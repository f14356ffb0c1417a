import type { DataSource, ReportCell, ReportColumn } from '@urzad/contract';
import { columnText, typeset } from '@urzad/domain';
import type { Locale } from '@urzad/ui';

/** The Polish or the English name of a report, a column or a filter. */
export function nameIn({ name, name_en }: { name: string; name_en: string }, locale: Locale): string {
  return typeset(locale === 'pl' ? name : name_en, locale);
}

/** A cell as it is shown: a code by its word, an empty one as a dash. */
export function cellText({ type, options }: ReportColumn, value: ReportCell, locale: Locale): string {
  const option = options?.find((one) => one.value === value);
  if (option) return nameIn(option, locale);
  return columnText(type, value, locale) || '–';
}

/** Whether a cell is a name or a text of people, which has no words in another language. */
export function isOwnText({ type, options = [] }: ReportColumn, value: ReportCell | undefined): boolean {
  return type === 'text' && !options.some((option) => option.value === value);
}

/** The value that makes a group: days make groups by their months. */
export function keyText({ type, options }: ReportColumn, key: string | null, locale: Locale): string {
  return type === 'text' && options ? cellText({ ...NO_COLUMN, options }, key, locale) : (key ?? '–');
}

const NO_COLUMN: ReportColumn = {
  ...{ code: '', name: '', name_en: '', type: 'text' },
  ...{ sortable: 'no', groupable: 'no' },
};

export function getColumn({ columns }: Pick<DataSource, 'columns'>, code: string): ReportColumn {
  const column = columns.find((one) => one.code === code);
  if (!column) throw new Error(`The report has no column ${code}.`);
  return column;
}
