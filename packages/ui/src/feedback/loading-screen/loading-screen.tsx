import type { ReactNode, Ref } from 'react';
import { Spinner } from '../../foundations/spinner/spinner';
import { LOADING_SCREEN_MS } from './loading-screen-ms';
import { useElapsed } from './use-elapsed';

export interface LoadingScreenProps {
  /** A heading, when the loading is a screen of its own, such as signing out. */
  title?: ReactNode;
  /** What is in progress: "Wylogowujemy Cię". */
  children: string;
  /** Shows nothing for the first 250 ms, as most waits are over by then. @default false */
  delayed?: boolean;
  /** The heading, for focusing it by code. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A loading screen with a text. */
export function LoadingScreen({ title, children, delayed = false, ref }: LoadingScreenProps) {
  const isLong = useElapsed(LOADING_SCREEN_MS.short);
  const isTold = !delayed || isLong;

  return (
    <div
      className="u:grid u:min-h-96 u:place-content-center u:justify-items-center u:gap-3"
      data-loading-screen=""
    >
      {title && (
        <h1 ref={ref} tabIndex={-1} className="u:text-xl">
          {title}
        </h1>
      )}
      {/* In the page from the beginning, so that screen readers notice when the text comes. */}
      <p role="status" className="u:flex u:min-h-6 u:items-center u:gap-3 u:text-muted">
        {isTold && (
          <>
            <Spinner /> <span className="u:part">{children}</span>
          </>
        )}
      </p>
    </div>
  );
}
