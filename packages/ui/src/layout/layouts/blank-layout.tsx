import type { ReactNode } from 'react';
import { MAIN_ID } from './main-id';

export interface BlankLayoutProps {
  /** The element in the middle. */
  children: ReactNode;
}

/** One element in the middle of the screen, without navigation. */
export function BlankLayout({ children }: BlankLayoutProps) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="u:grid u:min-h-screen u:place-items-center u:p-4 u:outline-none"
    >
      {children}
    </main>
  );
}
