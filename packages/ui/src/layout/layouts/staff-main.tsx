import type { ReactNode } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { MAIN_ID } from './main-id';

interface StaffMainProps {
  fit: boolean | undefined;
  children: ReactNode;
}

/** The content of a screen of staff: a column, or a frame whose parts scroll. */
export function StaffMain({ fit, children }: StaffMainProps) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={cn(
        'u:min-h-0 u:flex-1 u:outline-none',
        !fit && 'u:grid u:grid-cols-1 u:content-start u:gap-4 u:p-4 u:desktop:px-7 u:desktop:py-5.5',
      )}
    >
      {children}
    </main>
  );
}
