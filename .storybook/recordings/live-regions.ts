const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
const OFF = '[aria-live="off"]';
const UNSEEN = '[aria-hidden="true"], [inert], [hidden]';
/** What is said while code or an answer is on its way: whether it comes to that hangs on the time it takes. */
const WAITING = /^(Wczytujemy|Otwieramy) /;
const ATOMIC = '[role="status"], [role="alert"], [aria-atomic="true"], output';

/**
 * Writes down what live regions say, in the order in which their words change: the politeness, and what is new. Words that
 * come in one step with their region are marked, as some screen readers do not tell them.
 */
export function listenToLiveRegions(isAsked: () => boolean): { stop: () => string[] } {
  const told: string[] = [];
  // The story before may still stand on the page.
  let known = present();

  const note = () => {
    if (!isAsked()) return;
    const now = present();
    for (const [region, words] of now) {
      const before = known.get(region);
      const news = newWords(region, before ?? '', words);
      if (news && !WAITING.test(news))
        told.push(`${politenessOf(region)}: ${news}${before === undefined ? ' (with its region)' : ''}`);
    }
    known = now;
  };

  const watch = new MutationObserver(note);
  watch.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-hidden', 'aria-live', 'hidden', 'inert', 'role'],
  });
  return {
    stop: () => {
      watch.disconnect();
      return told;
    },
  };
}

/** The regions and their words. */
function present(): Map<Element, string> {
  return new Map(regions().map((region) => [region, wordsOf(region)]));
}

function regions(): Element[] {
  return [...document.querySelectorAll(LIVE)].filter(
    (region) => !region.matches(OFF) && !region.closest(UNSEEN) && isRendered(region),
  );
}

/** A region may do without a box, as that of the toasts. */
function isRendered(region: Element): boolean {
  return region.checkVisibility() || getComputedStyle(region).display === 'contents';
}

function politenessOf(region: Element): string {
  return region.getAttribute('aria-live') ?? (region.matches('[role="alert"]') ? 'assertive' : 'polite');
}

/** Of a region that is told piece by piece what was added, of others the whole. */
function newWords(region: Element, before: string, now: string): string {
  if (before === now) return '';
  return !region.matches(ATOMIC) && now.startsWith(before) ? now.slice(before.length).trim() : now;
}

function wordsOf(element: Element): string {
  const words = [...element.childNodes].map((node) => {
    if (node instanceof Element) return node.matches(UNSEEN) || node.matches(LIVE) ? '' : wordsOf(node);
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  });
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
