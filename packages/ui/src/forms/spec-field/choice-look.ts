import type { FieldSpec } from '@urzad/domain';

/** More choices than this are a select, others are rows. */
const MOST_ROWS = 5;

export function isSelect(options: readonly unknown[]): boolean {
  return options.length > MOST_ROWS;
}

/** Whether `SpecField` draws one of the options as rows, which need the whole width, and not as a select. */
export function isDrawnAsRows({ type, options = [] }: Pick<FieldSpec, 'type' | 'options'>): boolean {
  return type === 'option' && !isSelect(options);
}
