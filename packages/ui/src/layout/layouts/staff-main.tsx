import type { ReactNode } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { MAIN_ID } from './page-frame';

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
        'min-h-0 flex-1 outline-none',
        !fit && 'grid grid-cols-1 content-start gap-4 p-4 desktop:px-7 desktop:py-5.5',
      )}
    >
      {children}
    </main>
  );
}
