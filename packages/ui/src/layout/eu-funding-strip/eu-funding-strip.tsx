import type { ReactNode } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { type EuFundingStripLabels, euFundingStripLabels } from './eu-funding-strip.labels';

export interface EuFundingStripProps {
  /** The official marks that an office may use, in the same order; a tile without one shows its text. */
  marks?: readonly ReactNode[];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<EuFundingStripLabels>;
}

/** The funding marks. White tiles in every scheme, because official marks require white. */
export function EuFundingStrip({ marks = [], labels }: EuFundingStripProps) {
  const words = useLabels<EuFundingStripLabels>(euFundingStripLabels, labels);

  return (
    <section aria-label={words.funding} className="border-t border-line bg-surface print:hidden">
      <ul className="page-width grid gap-2 py-4.5 tablet:grid-cols-2 desktop:grid-cols-4 desktop:gap-5">
        {words.marks.map(([first, second], at) => (
          <li
            key={second}
            className="mark-tile flex min-h-14 items-center gap-2.5 rounded-sm py-1.5 ps-2.5 pe-3.5 text-xs leading-tight desktop:min-h-16"
          >
            {marks[at] ?? (
              <>
                <span aria-hidden="true" className="mark-blank size-10 flex-none rounded-xs" />
                <span>
                  {first}
                  <br />
                  {second}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
