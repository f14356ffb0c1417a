import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { type PageOf, pageCount, pageRange } from './page-range';
import { type PaginationLabels, paginationLabels } from './pagination.labels';

export interface PaginationProps extends PageOf {
  /** Called with the number of the previous or the next page, counted from 1. */
  onPageChange: (page: number) => void;
  /** At the end: the choice of the size of a page. */
  children?: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PaginationLabels>;
}

/** At the first or last page a button keeps its focus, so it is not `disabled` there. */
export function Pagination({ page, pageSize, total, onPageChange, children, labels }: PaginationProps) {
  const words = useLabels<PaginationLabels>(paginationLabels, labels);
  const pages = pageCount({ pageSize, total });
  const { first, last } = pageRange({ page, pageSize, total });

  return (
    <nav
      aria-label={words.pages}
      className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-6 u:gap-y-1 u:text-sm u:text-muted"
    >
      <span className="u:tabular-nums u:lining-nums">{words.range(first, last, total)}</span>
      <div className="u:flex u:items-center u:gap-2">
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPageChange(page - 1)}
        />
        <span role="status" className="u:min-w-0 u:tabular-nums u:lining-nums">
          {words.place(page, pages)}
        </span>
        <IconButton
          icon={ChevronRight}
          label={words.next}
          aria-disabled={page >= pages}
          onClick={() => page < pages && onPageChange(page + 1)}
        />
      </div>
      {children}
    </nav>
  );
}
