import type { ReactNode } from 'react';
import { MAIN_ID } from './page-frame';

export interface BlankLayoutProps {
  children: ReactNode;
}

/** One thing in the middle of the screen and nothing that leads elsewhere. */
export function BlankLayout({ children }: BlankLayoutProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grid min-h-screen place-items-center p-4 outline-none">
      {children}
    </main>
  );
}
