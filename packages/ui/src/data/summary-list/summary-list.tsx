import type { ReactNode } from 'react';
import { Link } from '../../foundations/link/link';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { type SummaryListLabels, summaryListLabels } from './summary-list.labels';

/** One answer, with its question. */
export interface SummaryRow {
  /** The question; with "Zmień" it is the name of the link that changes its answer. */
  term: string;
  /** The answer; an empty one is shown as "Nie podano". */
  value?: ReactNode;
  /** The address where the answer is changed. */
  changeHref?: string | undefined;
}

export interface SummaryListProps extends LocaleProp {
  /** Questions and answers, in the order of the form; questions are unique. */
  rows: readonly SummaryRow[];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SummaryListLabels>;
}

/** Answers to be checked before the submission, each with a link that changes it. */
export function SummaryList({ rows, labels, locale }: SummaryListProps) {
  const words = useLabels<SummaryListLabels>(summaryListLabels, labels, locale);

  return (
    <dl className="u:part">
      {rows.map(({ term, value, changeHref }) => (
        <div
          key={term}
          className="u:flex u:flex-wrap u:gap-x-4 u:gap-y-1 u:border-b u:border-line u:py-3 u:tablet:flex-nowrap u:tablet:py-3.5 u:print:py-1"
        >
          <dt className="u:w-full u:font-semibold u:wrap-anywhere u:tablet:w-1/3 u:tablet:flex-none">
            {term}
          </dt>
          <dd className="u:min-w-0 u:flex-1 u:wrap-anywhere">
            {isNothing(value) ? <span className="u:text-muted">{words.empty}</span> : value}
          </dd>
          {changeHref && (
            <dd className="u:flex-none u:print:hidden">
              <Link href={changeHref} aria-label={`${words.change}: ${term}`} className="u:link-look">
                {words.change}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Zero is an answer. */
function isNothing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '' || typeof value === 'boolean';
}
