import type { ReactNode } from 'react';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { type EuFundingStripLabels, euFundingStripLabels } from './eu-funding-strip.labels';
import { FundingMark } from './funding-mark';

export interface EuFundingStripProps extends LocaleProp {
  /** The official marks that an office may use, in the same order; a tile without one shows its text beside a neutral drawing. */
  marks?: readonly ReactNode[];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<EuFundingStripLabels>;
}

/** The funding marks. White tiles in every scheme, because official marks require white. */
export function EuFundingStrip({ marks = [], labels, locale }: EuFundingStripProps) {
  const words = useLabels<EuFundingStripLabels>(euFundingStripLabels, labels, locale);

  return (
    <section aria-label={words.funding} className="u:border-t u:border-line u:bg-surface u:print:hidden">
      <ul className="u:page-width u:grid u:gap-2 u:py-4.5 u:tablet:grid-cols-2 u:desktop:grid-cols-4 u:desktop:gap-5">
        {words.marks.map(([first, second], at) => (
          <li
            key={second}
            className="u:mark-tile u:flex u:min-h-14 u:items-center u:gap-2.5 u:rounded-sm u:py-1.5 u:ps-2.5 u:pe-3.5 u:text-xs u:leading-tight u:desktop:min-h-16"
          >
            {marks[at] ?? (
              <>
                <FundingMark at={at} />
                <span className="u:part">
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
