import type { NavigationPort } from '@urzad/ui/overlays';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdHistory } from './held-history';

type Ask = (leave: () => void) => void;
type Scope = 'screen' | 'query';

/**
 * Holds back navigation while something is unsaved: links and the browser's back and forward. Navigation of the
 * portal itself, such as a sign-out when the session has ended, is never held back.
 *
 * @param scope `query`: another query of the same path leaves the form too, as in the sections of the settings
 */
export function useHeldNavigation(scope: Scope = 'screen'): NavigationPort {
  const navigate = useNavigate();

  return useMemo(
    () => ({
      block(ask) {
        const releases = [holdLinks(ask, scope, (to) => navigate(to)), holdHistory(ask)];
        return () => {
          for (const release of releases) release();
        };
      },
    }),
    [navigate, scope],
  );
}

function holdLinks(ask: Ask, scope: Scope, goTo: (path: string) => unknown): () => void {
  const release = () => document.removeEventListener('click', onClick, true);

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isWayOut(event, link, scope)) return;
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

/** A plain click on a link out of the scope within this portal; for another site the browser asks itself. */
function isWayOut(event: MouseEvent, link: HTMLAnchorElement, scope: Scope): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isOther =
    link.pathname !== location.pathname || (scope === 'query' && link.search !== location.search);

  return isPlain && link.origin === location.origin && isOther && !link.target;
}
