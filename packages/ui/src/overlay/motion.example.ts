import { spyOn } from 'storybook/test';

const ASKS_FOR_LESS = /prefers-reduced-motion:\s*reduce/;

/**
 * Shows the page as to a person who has, or has not, asked for less motion, whatever the system of the one who looks at
 * the story says. Answers with the way back.
 */
export function withMotion(motion: 'full' | 'reduced'): () => void {
  const condition = motion === 'reduced' ? 'all' : 'not all';
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules));
  const media = rules
    .filter(({ conditionText }) => ASKS_FOR_LESS.test(conditionText))
    .map((rule) => rule.media);
  const before = media.map(({ mediaText }) => mediaText);
  for (const list of media) list.mediaText = condition;

  const ask = window.matchMedia.bind(window);
  const asked = spyOn(window, 'matchMedia').mockImplementation((query) =>
    ask(ASKS_FOR_LESS.test(query) ? condition : query),
  );

  return () => {
    asked.mockRestore();
    for (const [at, list] of media.entries()) list.mediaText = before[at] ?? '';
  };
}

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : []),
  ]);
}
