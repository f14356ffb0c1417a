import type { LabelSet } from '../locale/locale';

export interface PaginationLabels {
  pages: string;
  previous: string;
  next: string;
  range: (first: number, last: number, total: number) => string;
  place: (page: number, pages: number) => string;
}

export const paginationLabels = {
  pl: {
    pages: 'Strony listy',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    range: (first, last, total) => `${first}–${last} z ${total}`,
    place: (page, pages) => `Strona ${page} z ${pages}`,
  },
  en: {
    pages: 'List pages',
    previous: 'Previous page',
    next: 'Next page',
    range: (first, last, total) => `${first}–${last} of ${total}`,
    place: (page, pages) => `Page ${page} of ${pages}`,
  },
} as const satisfies LabelSet<PaginationLabels>;
