import { type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useScrollRoom } from '../../internal/hooks/use-scroll-room';

export interface ActionBarProps {
  /** The way back, outlined. */
  back?: ReactNode;
  /** A `FormStatus`: "Szkic zapisany o 14:32". On phones a line of its own above the buttons. */
  status?: ReactNode;
  /** The action takes the whole width on a desktop too, for a narrow card. @default false */
  block?: boolean;
  /** The main action. */
  children: ReactNode;
}

/**
 * The end of a form: a line on a desktop, a bar that sticks to the bottom of a phone. It sticks while its parent is
 * visible, so it has to be a child of the form itself, and the form no grid: the rows of a grid are as high as the
 * bar.
 */
export function ActionBar({ back, status, block = false, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom(bar);

  return (
    <div
      ref={bar}
      className="foot-bar z-action-bar -mx-4 mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line bg-surface-raised px-4 py-3 shadow-3 tablet:static tablet:mx-0 tablet:bg-transparent tablet:px-0 tablet:pt-5 tablet:pb-0 tablet:shadow-none print:hidden"
    >
      {back}
      {status && (
        <div className="order-first flex w-full has-data-[state=idle]:sr-only tablet:order-none tablet:w-auto tablet:min-w-0 tablet:flex-1 tablet:justify-end">
          {status}
        </div>
      )}
      <div className={cn('grid flex-1', !block && 'tablet:ms-auto tablet:block tablet:flex-none')}>
        {children}
      </div>
    </div>
  );
}
