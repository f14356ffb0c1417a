import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** One fact with its name. */
export interface Description {
  /** The name of the fact, unique in the list. */
  term: string;
  /** The fact. */
  value: ReactNode;
  /** The sum at the end. */
  strong?: boolean;
}

export interface DescriptionListProps {
  /** The facts, in their order; terms are unique. */
  items: readonly Description[];
  /**
   * `rows`: term and value side by side; `stacked`: the term above, two columns; `line`: the term above, in one line
   * as long as they fit. @default 'rows'
   */
  layout?: 'rows' | 'stacked' | 'line';
}

const list = cva('', {
  variants: {
    layout: {
      rows: '',
      stacked: 'u:grid u:gap-x-6 u:gap-y-4 u:tablet:grid-cols-2 u:print:grid-cols-3 u:print:gap-y-2',
      line: 'u:flex u:flex-wrap u:gap-x-6 u:gap-y-2',
    },
  },
});

const row = cva('', {
  variants: {
    layout: {
      rows: 'u:grid u:grid-cols-term u:gap-2.5 u:border-t u:border-line u:py-2.5 u:print:py-1',
      stacked: '',
      line: 'u:flex-auto',
    },
    strong: { true: 'u:font-bold', false: 'u:text-sm' },
  },
});

/** Facts with their names: a file number, a date, an amount. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={list({ layout })}>
      {items.map(({ term, value, strong = false }) => (
        <div key={term} className={row({ layout, strong })}>
          <dt className="u:font-regular u:wrap-anywhere u:text-muted">{term}</dt>
          <dd className="u:font-medium u:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
