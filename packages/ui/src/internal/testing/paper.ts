/**
 * Renders the page as for print until `then` is done: no script can request that, so the rules of print media are
 * applied to the screen, and `beforeprint` is fired.
 */
export function onPaper(then: () => Promise<void>): Promise<void> {
  return asIf('print', async () => {
    window.dispatchEvent(new Event('beforeprint'));
    try {
      await then();
    } finally {
      window.dispatchEvent(new Event('afterprint'));
    }
  });
}

/** Renders the page as on a touch screen, without hover. */
export function onTouch(then: () => Promise<void>): Promise<void> {
  return asIf('(hover: none)', then);
}

/** Renders the page as under a finger. */
export function underAFinger(then: () => Promise<void>): Promise<void> {
  return asIf('(pointer: coarse)', then);
}

async function asIf(query: string, then: () => Promise<void>): Promise<void> {
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules));
  const rules = sheets.filter(({ media }) => media.mediaText === query);
  for (const { media } of rules) media.mediaText = 'all';
  try {
    await then();
  } finally {
    for (const { media } of rules) media.mediaText = query;
  }
}

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule ? [rule] : [];
    return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList
      ? [...own, ...mediaRulesIn(rule.cssRules)]
      : own;
  });
}
