import type { ReactNode, Ref } from 'react';
import { Spinner } from '../../foundations/spinner/spinner';
import { useElapsed } from './use-elapsed';

/** How long a loading screen is seen (Spec §9): before signing out, locking and after a sign-in; between screens. */
export const LOADING_SCREEN_MS = { long: 750, short: 250 } as const;

export interface LoadingScreenProps {
  /** A heading, when the loading is a screen of its own, such as signing out. */
  title?: ReactNode;
  /** What is being done: "Wylogowujemy Cię". */
  children: string;
  /** Says nothing for the first 250 ms, because most waits are over by then. @default false */
  delayed?: boolean;
  /** The heading, which can be focused by code. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The whole screen waits, and says for what. */
export function LoadingScreen({ title, children, delayed = false, ref }: LoadingScreenProps) {
  const isLong = useElapsed(LOADING_SCREEN_MS.short);
  const isTold = !delayed || isLong;

  return (
    <div className="grid min-h-96 place-content-center justify-items-center gap-3" data-loading-screen="">
      {title && (
        <h1 ref={ref} tabIndex={-1} className="text-xl">
          {title}
        </h1>
      )}
      {/* There from the beginning, so that screen readers hear the words come. */}
      <p role="status" className="flex min-h-6 items-center gap-3 text-muted">
        {isTold && (
          <>
            <Spinner /> {children}
          </>
        )}
      </p>
    </div>
  );
}
