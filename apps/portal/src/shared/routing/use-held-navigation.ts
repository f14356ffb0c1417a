import type { NavigationPort } from '@urzad/ui/overlays';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdHistory } from './held-history';

type Ask = (leave: () => void) => void;

/**
 * Holds back navigation while something is unsaved: links and the browser's back and forward. Navigation of the
 * portal itself, such as a sign-out when the session has ended, is never held back.
 */
export function useHeldNavigation(): NavigationPort {
  const navigate = useNavigate();

  return useMemo(
    () => ({
      block(ask) {
        const releases = [holdLinks(ask, (to) => navigate(to)), holdHistory(ask)];
        return () => {
          for (const release of releases) release();
        };
      },
    }),
    [navigate],
  );
}

function holdLinks(ask: Ask, goTo: (path: string) => unknown): () => void {
  const release = () => document.removeEventListener('click', onClick, true);

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isWayOut(event, link)) return;
    event.preventDefault();
    event.stopPropagation();
    const { pathname, search, hash } = new URL(link.href);
    ask(() => {
      release();
      goTo(pathname + search + hash);
    });
  }

  // Before the listeners of React, and so of the router's links.
  document.addEventListener('click', onClick, true);
  return release;
}

/** A plain click on a link to another screen of this portal; for another site the browser asks itself. */
function isWayOut(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isScreen = link.origin === location.origin && link.pathname !== location.pathname;

  return isPlain && isScreen && !link.target;
}
