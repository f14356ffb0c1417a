/** A page of a list, counted from 1. */
export interface PageOf {
  /** The present page, counted from 1. */
  page: number;
  /** The largest number of items on a page. */
  pageSize: number;
  /** The number of items on all pages. */
  total: number;
}

/** The number of pages; an empty list has one. */
export function pageCount({ pageSize, total }: Omit<PageOf, 'page'>): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The numbers of the first and the last item on the page; 0 and 0 when there are none. */
export function pageRange({ page, pageSize, total }: PageOf): { first: number; last: number } {
  if (total === 0) return { first: 0, last: 0 };
  return { first: (page - 1) * pageSize + 1, last: Math.min(page * pageSize, total) };
}
