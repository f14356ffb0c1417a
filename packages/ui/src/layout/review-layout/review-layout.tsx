import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { reviewCommand } from '../../data/review-list/review-keys';
import { useLabels } from '../../foundations/locale/locale';
import { usePhone } from '../../internal/hooks/use-phone';
import { useScrollRoom } from '../../internal/hooks/use-scroll-room';
import { type ReviewLayoutLabels, reviewLayoutLabels } from './review-layout.labels';

export interface ReviewLayoutProps {
  /** The applicant, the status, breadcrumbs and tabs. */
  heading: ReactNode;
  /** Several `ReviewList`s. */
  answers: ReactNode;
  /** The document that the answers are compared with. */
  evidence: ReactNode;
  /** The progress on one line: how much is checked, and the number of open remarks. */
  progress?: ReactNode;
  /** Why a decision cannot be taken now; on a phone it is in the sheet. */
  hint?: ReactNode;
  /** At most three buttons. */
  decision: ReactNode;
  /**
   * On a phone the hint and the decision are given to it, so that the bar is one line: it answers one button that opens
   * them, such as a `Popover` of `@urzad/ui/overlays`. @default they stand in the bar
   */
  sheet?: (decision: ReactNode) => ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ReviewLayoutLabels>;
}

/** J leads from the review into it, as it leads from a row to the next one. */
function goToFirstRow(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (target !== currentTarget || reviewCommand(event) !== 'next') return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>('li[data-review-row] button')?.focus();
}

/**
 * Answers left under the heading, the document right over the whole height, since a page needs it; the decision
 * always visible. Fills a `StaffShell` with `fit`. Both sides are `relative`: visually hidden texts are positioned
 * absolutely and would otherwise make the page higher than the viewport.
 */
export function ReviewLayout({ heading, answers, evidence, labels, ...bottom }: ReviewLayoutProps) {
  const words = useLabels(reviewLayoutLabels, labels);
  const bar = useRef<HTMLElement>(null);
  useScrollRoom(bar);

  return (
    <div className="u:flex u:flex-col u:desktop:h-full">
      <div className="u:min-h-0 u:flex-1 u:desktop:grid u:desktop:grid-cols-review">
        <div className="u:flex u:min-h-0 u:min-w-0 u:flex-col">
          <div className="u:px-4 u:pt-3 u:desktop:px-7">{heading}</div>
          <section
            aria-label={words.answers}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or keys cannot scroll it.
            tabIndex={0}
            data-review-lists=""
            onKeyDown={goToFirstRow}
            className="u:relative u:min-h-0 u:flex-1 u:px-4 u:pt-1 u:pb-5 u:desktop:overflow-y-auto u:desktop:px-7"
          >
            {answers}
          </section>
        </div>
        <section
          aria-label={words.evidence}
          className="u:relative u:flex u:min-w-0 u:flex-col u:border-t u:border-line u:bg-surface-sunken u:desktop:overflow-y-auto u:desktop:border-t-0 u:desktop:border-s"
        >
          {evidence}
        </section>
      </div>
      <section
        ref={bar}
        aria-label={words.decision}
        className="u:foot-bar u:z-action-bar u:flex u:flex-wrap u:items-center u:gap-2.5 u:border-t u:border-line-strong u:bg-surface-raised u:px-4 u:py-2.5 u:desktop:gap-y-1 u:desktop:px-7 u:desktop:py-1.5"
      >
        <Decision {...bottom} />
      </section>
    </div>
  );
}

/** Beside each other where both have room, else the progress on a line above the buttons. */
function Decision({
  progress,
  hint,
  decision,
  sheet,
}: Pick<ReviewLayoutProps, 'progress' | 'hint' | 'decision' | 'sheet'>) {
  const isPhone = usePhone();
  if (isPhone && sheet) {
    return (
      <>
        {progress && <div className="u:min-w-0 u:flex-1">{progress}</div>}
        {sheet(
          <div className="u:grid u:gap-3">
            {hint}
            {decision}
          </div>,
        )}
      </>
    );
  }

  return (
    <>
      {(progress || hint) && (
        <div className="u:flex u:w-full u:flex-wrap u:items-center u:gap-x-4 u:gap-y-0.5 u:desktop:w-auto u:desktop:min-w-0 u:desktop:flex-1 u:desktop:basis-progress">
          {progress}
          {hint}
        </div>
      )}
      <div className="u:flex u:flex-1 u:flex-wrap u:gap-2.5 u:each:flex-1 u:desktop:ms-auto u:desktop:flex-none u:desktop:flex-nowrap u:desktop:each:flex-none">
        {decision}
      </div>
    </>
  );
}
