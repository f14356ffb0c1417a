import type { ReactNode } from 'react';

export interface ActionBarProps {
  /** The way back, outlined. */
  back?: ReactNode;
  /** Told in words: "Szkic zapisany o 14:32". Left out on phones. */
  status?: ReactNode;
  /** The main action. */
  children: ReactNode;
}

/** The foot of a form: a line on a desktop, a bar that sticks to the bottom of a phone. */
export function ActionBar({ back, status, children }: ActionBarProps) {
  return (
    <div
      data-foot-bar="low"
      className="foot-bar z-action-bar -mx-4 mt-3 flex flex-wrap items-center gap-3.5 border-t border-line bg-surface-raised px-4 py-3 shadow-3 tablet:static tablet:mx-0 tablet:bg-transparent tablet:px-0 tablet:pt-5 tablet:pb-0 tablet:shadow-none"
    >
      {back}
      <span role="status" className="ms-auto hidden text-sm text-muted tablet:inline">
        {status}
      </span>
      <div className="grid flex-1 tablet:block tablet:flex-none">{children}</div>
    </div>
  );
}
