import { numberText } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface PaginationLabels {
  pages: string;
  previous: string;
  next: string;
  range: (first: number, last: number, total: number) => string;
  place: (page: number, pages: number) => string;
}

export const paginationLabels = {
  widget: 'Pagination',
  pl: {
    pages: 'Strony listy',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    range: (first, last, total) => `${numberText(first)}–${numberText(last)} z ${numberText(total)}`,
    place: (page, pages) => `Strona ${numberText(page)} z ${numberText(pages)}`,
  },
  en: {
    pages: 'List pages',
    previous: 'Previous page',
    next: 'Next page',
    range: (first, last, total) =>
      `${numberText(first, 'en')}–${numberText(last, 'en')} of ${numberText(total, 'en')}`,
    place: (page, pages) => `Page ${numberText(page, 'en')} of ${numberText(pages, 'en')}`,
  },
} as const satisfies LabelSet<PaginationLabels>;
