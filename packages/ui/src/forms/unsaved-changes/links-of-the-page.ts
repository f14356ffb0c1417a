import type { NavigationPort } from './navigation-port';

/**
 * Presses on links, and the ways back and forward of browsers with the Navigation API: what leaves a page by any router. A
 * navigation that the application begins by itself is not held back.
 */
export const linksOfThePage: NavigationPort = {
  block(ask) {
    const hold = new AbortController();
    let isPassing = false;

    function holdBack(event: Event, leave: () => unknown) {
      event.preventDefault();
      event.stopPropagation();
      // The next way out is held back again: not every link leaves the form.
      ask(async () => {
        isPassing = true;
        try {
          await leave();
        } finally {
          isPassing = false;
        }
      });
    }

    function onClick(event: MouseEvent) {
      if (isPassing) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link instanceof HTMLAnchorElement && isWayOut(event, link)) holdBack(event, () => link.click());
    }

    function onNavigate(event: NavigateEvent) {
      if (isPassing) return;
      const { navigationType, destination, cancelable } = event;
      // For another document the browser asks itself.
      const isHeld = navigationType === 'traverse' && destination.sameDocument && cancelable;
      if (!isHeld) return;
      holdBack(event, () => window.navigation.traverseTo(destination.key).finished?.catch(() => undefined));
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
  const isPage =
    link.protocol.startsWith('http') && ['', '_self'].includes(link.target) && !link.hasAttribute('download');

  return isPlain && isPage && withoutHash(link.href) !== withoutHash(document.URL);
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '');
}
