type Motion = 'full' | 'reduced';

const ASKS_FOR_LESS = /prefers-reduced-motion:\s*reduce/;

/** The wanted motion. That of a story overrides the toolbar's, and both the system's. */
const wanted: Record<'story' | 'toolbar', Motion | undefined> = { story: undefined, toolbar: undefined };

/** The media condition of each rule before it was replaced. */
const conditions = new Map<MediaList, string>();

let ask: ((query: string) => MediaQueryList) | undefined;
let styles: MutationObserver | undefined;

/** Renders the page with or without reduced motion, whatever the system prefers. Returns a function that undoes it. */
export function withMotion(motion: Motion, asker: keyof typeof wanted = 'story'): () => void {
  wanted[asker] = motion;
  heed();

  return () => {
    wanted[asker] = undefined;
    heed();
  };
}

function heed() {
  const condition = conditionNow();
  for (const { media } of [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules))) {
    if (ASKS_FOR_LESS.test(media.mediaText)) conditions.set(media, media.mediaText);
    const own = conditions.get(media);
    if (own !== undefined) media.mediaText = condition ?? own;
  }

  if (window.matchMedia !== askForIt) {
    ask = window.matchMedia.bind(window);
    window.matchMedia = askForIt;
  }

  // For styles that are loaded later.
  styles ??= new MutationObserver(heed);
  if (condition) styles.observe(document.head, { childList: true });
  else styles.disconnect();
}

function askForIt(query: string): MediaQueryList {
  if (!ask) throw new Error('Nobody asked for a motion yet.');
  return ask(ASKS_FOR_LESS.test(query) ? (conditionNow() ?? query) : query);
}

function conditionNow(): 'all' | 'not all' | undefined {
  const motion = wanted.story ?? wanted.toolbar;
  if (!motion) return undefined;
  return motion === 'reduced' ? 'all' : 'not all';
}

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    // Rules of a class may hold their conditions inside.
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? mediaRulesIn(rule.cssRules) : []),
  ]);
}

/** Whether the element is on the page until its animation has ended. */
export function staysToTheEnd(element: Element, animation: Animation | undefined): Promise<boolean> {
  if (!animation) return Promise.resolve(false);
  return animation.finished.then(
    () => element.isConnected,
    () => false,
  );
}
