import type { Result } from 'axe-core';
import { afterEach } from 'vitest';
import { askAxe } from '../run/ask-axe';
import { stillness } from '../run/stillness';
import { shownStory } from '../shown-story';
import type { RuleResult, StoryResult } from './story-result';

declare module 'vitest' {
  interface TaskMeta {
    /** For the report of `npm run audit -- report`. */
    found?: Omit<StoryResult, 'hasPassed' | 'reading'>;
  }
}

/** The tag of axe for the criterion 1.4.3 is `wcag143`, for 2.4.11 `wcag2411`. */
const CRITERION = /^wcag(\d)(\d)(\d{1,2})$/;

/** `npm run audit -- report`: every rule of axe over the story as its play function left it. */
afterEach(async ({ task }) => {
  if (import.meta.env.STORYBOOK_AUDIT !== 'report') return;

  const { id, title, tags, notes } = shownStory;
  // The test is called `Closes On Escape`, the story `ClosesOnEscape`.
  const name = task.name.replaceAll(' ', '');
  task.meta.found = { id, title, name, notes, isRecorded: tags.includes('recorded'), axe: [] };
  if (task.result?.state === 'fail') return;
  await stillness();
  const { passes, violations, incomplete } = await askAxe();
  task.meta.found.axe = [
    ...violations.map((rule) => resultOf(rule, 'failed')),
    ...incomplete.map((rule) => resultOf(rule, 'unsure')),
    ...passes.map((rule) => resultOf(rule, 'passed')),
  ];
}, 120_000);

function resultOf({ id, tags }: Result, outcome: RuleResult['outcome']): RuleResult {
  const criteria = tags.flatMap((tag) => {
    const [, ...numbers] = CRITERION.exec(tag) ?? [];
    return numbers.length > 0 ? [numbers.join('.')] : [];
  });
  return { rule: id, criteria, outcome };
}
