import { type ReactNode, useRef } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { useScrollRoom } from '../../internal/hooks/use-scroll-room';
import { type ReviewLayoutLabels, reviewLayoutLabels } from './review-layout.labels';

export interface ReviewLayoutProps {
  /** The applicant, the status, breadcrumbs and tabs. */
  heading: ReactNode;
  /** Several `ReviewList`s. */
  answers: ReactNode;
  /** The document that the answers are compared with. */
  evidence: ReactNode;
  /** The progress: a bar, and the number of open remarks. */
  progress?: ReactNode;
  /** At most three buttons. */
  decision: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ReviewLayoutLabels>;
}

/**
 * Answers left under the heading, the document right over the whole height, since a page needs it; the decision
 * always visible. Fills a `StaffShell` with `fit`. Both sides are `relative`: visually hidden texts are positioned
 * absolutely and would otherwise make the page higher than the viewport.
 */
export function ReviewLayout({ heading, answers, evidence, progress, decision, labels }: ReviewLayoutProps) {
  const words = useLabels(reviewLayoutLabels, labels);
  const bar = useRef<HTMLElement>(null);
  useScrollRoom(bar);

  return (
    <div className="flex flex-col desktop:h-full">
      <div className="min-h-0 flex-1 desktop:grid desktop:grid-cols-review">
        <div className="flex min-h-0 min-w-0 flex-col">
          <div className="px-4 pt-3 desktop:px-7">{heading}</div>
          <section
            aria-label={words.answers}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or keys cannot scroll it.
            tabIndex={0}
            data-review-lists=""
            className="relative min-h-0 flex-1 px-4 pt-1 pb-5 desktop:overflow-y-auto desktop:px-7"
          >
            {answers}
          </section>
        </div>
        <section
          aria-label={words.evidence}
          className="relative flex min-w-0 flex-col border-t border-line bg-surface-sunken desktop:overflow-y-auto desktop:border-t-0 desktop:border-s"
        >
          {evidence}
        </section>
      </div>
      <section
        ref={bar}
        aria-label={words.decision}
        className="foot-bar z-action-bar flex flex-wrap items-center gap-2.5 border-t border-line-strong bg-surface-raised px-4 py-2.5 desktop:px-7 desktop:py-1.5"
      >
        {progress && <div className="w-full desktop:me-auto desktop:w-auto">{progress}</div>}
        <div className="flex flex-1 flex-wrap gap-2.5 *:flex-1 desktop:flex-none desktop:*:flex-none">
          {decision}
        </div>
      </section>
    </div>
  );
}
