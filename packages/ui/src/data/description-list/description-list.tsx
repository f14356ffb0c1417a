import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface Description {
  term: string;
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
      stacked: 'grid gap-x-6 gap-y-4 tablet:grid-cols-2 print:grid-cols-3 print:gap-y-2',
      line: 'flex flex-wrap gap-x-6 gap-y-2',
    },
  },
});

const row = cva('', {
  variants: {
    layout: {
      rows: 'grid grid-cols-term gap-2.5 border-t border-line py-2.5 print:py-1',
      stacked: '',
      line: 'flex-auto',
    },
    strong: { true: 'font-bold', false: 'text-sm' },
  },
});

/** Facts with their names: a file number, a date, an amount. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={list({ layout })}>
      {items.map(({ term, value, strong = false }) => (
        <div key={term} className={row({ layout, strong })}>
          <dt className="font-regular wrap-anywhere text-muted">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
