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
      className="u:foot-bar u:z-action-bar u:-mx-4 u:mt-3 u:flex u:flex-wrap u:items-center u:gap-x-3.5 u:gap-y-2 u:border-t u:border-line u:bg-surface-raised u:px-4 u:py-3 u:shadow-3 u:tablet:static u:tablet:mx-0 u:tablet:bg-transparent u:tablet:px-0 u:tablet:pt-5 u:tablet:pb-0 u:tablet:shadow-none u:print:hidden"
    >
      {back}
      {status && (
        <div className="u:order-first u:flex u:w-full u:has-data-[state=idle]:sr-only u:tablet:order-none u:tablet:w-auto u:tablet:min-w-0 u:tablet:flex-1 u:tablet:justify-end">
          {status}
        </div>
      )}
      <div className={cn('u:grid u:flex-1', !block && 'u:tablet:ms-auto u:tablet:block u:tablet:flex-none')}>
        {children}
      </div>
    </div>
  );
}
