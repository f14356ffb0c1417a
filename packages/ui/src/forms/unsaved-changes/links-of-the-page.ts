import type { NavigationPort } from './navigation-port';

/**
 * Presses on links, and the ways back and forward of browsers with the Navigation API: what leaves a page by any router. A
 * navigation that the application begins by itself is not held back.
 */
export const linksOfThePage: NavigationPort = {
  block(ask) {
    const hold = new AbortController();

    function holdBack(event: Event, leave: () => unknown) {
      event.preventDefault();
      event.stopPropagation();
      ask(() => {
        hold.abort();
        leave();
      });
    }

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && isWayOut(event, link)) holdBack(event, () => link.click());
    }

    function onNavigate(event: NavigateEvent) {
      const { navigationType, destination, cancelable } = event;
      // For another document the browser asks itself.
      const isHeld = navigationType === 'traverse' && destination.sameDocument && cancelable;
      if (isHeld) holdBack(event, () => window.navigation.traverseTo(destination.key));
    }

    // On the window, before the document, where React listens, and so the link of a router.
    window.addEventListener('click', onClick, { capture: true, signal: hold.signal });
    // Older browsers have no Navigation API.
    if ('navigation' in window) {
      window.navigation.addEventListener('navigate', onNavigate, { signal: hold.signal });
    }
    return () => hold.abort();
  },
};

/** A plain press on a link that leads from this page to another one, in the same tab. */
function isWayOut(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isPage = link.protocol.startsWith('http') && !link.target && !link.hasAttribute('download');

  return isPlain && isPage && withoutHash(link.href) !== withoutHash(document.URL);
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '');
}
