/**
 * Shows the page as a printer does until `then` is done: no script can ask a browser for that, so the rules for paper are
 * made rules for the screen, and the page is told that printing begins.
 */
export async function onPaper(then: () => Promise<void>): Promise<void> {
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules));
  const forPaper = sheets.filter(({ media }) => media.mediaText === 'print');
  for (const { media } of forPaper) media.mediaText = 'all';
  window.dispatchEvent(new Event('beforeprint'));
  try {
    await then();
  } finally {
    for (const { media } of forPaper) media.mediaText = 'print';
    window.dispatchEvent(new Event('afterprint'));
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
