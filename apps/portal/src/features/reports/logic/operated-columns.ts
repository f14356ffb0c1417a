import type { DataSource, ReportColumn, ReportSettings } from '@urzad/contract';
import { COLUMN_OPERATION_CODES } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { reportMessages } from '../messages/reports';
import { getColumn, nameIn } from './report-text';

interface Operated {
  /** `Refundacja, suma` */
  header: string;
  column: ReportColumn;
}

/** The columns of a summary, in the order of its operations. */
export function operatedColumns(
  source: DataSource,
  { operations }: Pick<ReportSettings, 'operations'>,
  { words, locale }: { words: (typeof reportMessages)['pl']; locale: Locale },
): Operated[] {
  return operations.map((text) => {
    const [code = '', name] = text.split('.');
    const column = getColumn(source, code);
    const operation = COLUMN_OPERATION_CODES.find((one) => one === name);
    return { column, header: `${nameIn(column, locale)}, ${operation ? words.operations[operation] : ''}` };
  });
}
