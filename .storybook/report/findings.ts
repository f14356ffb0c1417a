import { CRITERIA, type Criterion } from './criteria';
import type { StoryResult } from './story-result';

export type Outcome = 'passed' | 'failed' | 'unsure';

/** One proof held against one widget. */
export interface Assertion {
  widget: string;
  /** A rule of axe, as `axe/color-contrast`, or a proof of ours. */
  proof: string;
  criteria: readonly string[];
  outcome: Outcome;
  /** The stories that it was held against. */
  stories: readonly string[];
  /** What was found, with its story. */
  faults: readonly string[];
}

/** A row of a table of keys, and what became of the story that proves it. */
export interface KeyFinding {
  widget: string;
  key: string;
  does: string;
  story?: string | undefined;
  outcome: Outcome;
}

/**
 * `clear`: a proof was held and found no fault, which is no proof that the criterion is met; `person`: a person has to look;
 * `page`: it is for the page to meet; `unchecked`: nothing here looks at it.
 */
export type Verdict = 'fault' | 'person' | 'clear' | 'page' | 'unchecked';

/** What our own proofs are about. */
export const PROOFS = {
  'reading-at-320': ['1.4.4', '1.4.10', '1.4.12'],
  'focus-ring': ['2.4.7'],
  keys: ['2.1.1'],
  recordings: ['4.1.2', '4.1.3'],
} as const;

/** The widget of a story: `Feedback/Toast` of `Feedback/Toast/Offline`. */
export function widgetOf({ title }: Pick<StoryResult, 'title'>): string {
  return title.split('/').slice(0, 2).join('/');
}

/** What only widgets use is held in them. */
export function byWidget(results: readonly StoryResult[]): Map<string, StoryResult[]> {
  const shown = results.filter(({ title }) => !title.startsWith('Internal/'));
  const sorted = shown.toSorted((one, other) => one.title.localeCompare(other.title, 'pl'));
  return Map.groupBy(sorted, widgetOf);
}

export function assertionsOf(widget: string, stories: readonly StoryResult[]): Assertion[] {
  const keys = keysOf(widget, stories);
  const read = stories.filter(({ reading }) => reading);
  const recorded = stories.filter(({ isRecorded }) => isRecorded);
  return [
    ...rulesOf(widget, stories),
    ...held(widget, 'reading-at-320', read, ({ reading }) => reading?.text ?? []),
    ...held(widget, 'focus-ring', read, ({ reading }) => reading?.rings ?? []),
    ...held(widget, 'recordings', recorded, ({ hasPassed }) => (hasPassed ? [] : ['another tree or words'])),
    ...(keys.length > 0 ? [ofKeys(widget, keys)] : []),
    ...failedOf(widget, stories),
  ];
}

/** Each row of the widget's table of keys. One without a story is for a person. */
export function keysOf(widget: string, stories: readonly StoryResult[]): KeyFinding[] {
  const rows = new Map<string, KeyFinding>();
  for (const { notes } of stories)
    for (const [key, does, name] of notes?.keys ?? []) {
      const story = stories.find((each) => each.name === name);
      const outcome = story ? (story.hasPassed ? 'passed' : 'failed') : 'unsure';
      rows.set(`${key} ${does}`, { widget, key, does, story: story?.name, outcome });
    }
  return [...rows.values()];
}

export function verdictOf({ number, isOfThePage }: Criterion, assertions: readonly Assertion[]): Verdict {
  const outcomes = new Set(
    assertions.filter(({ criteria }) => criteria.includes(number)).map(({ outcome }) => outcome),
  );
  if (outcomes.has('failed')) return 'fault';
  if (outcomes.has('unsure')) return 'person';
  if (outcomes.has('passed')) return 'clear';
  return isOfThePage ? 'page' : 'unchecked';
}

export function criterionOf(number: string): Criterion | undefined {
  return CRITERIA.find((criterion) => criterion.number === number);
}

/** Each rule of axe that asks about a criterion, over all stories of the widget. */
function rulesOf(widget: string, stories: readonly StoryResult[]): Assertion[] {
  const results = stories.flatMap((story) => story.axe.map((result) => ({ ...result, story: story.name })));
  const ofCriteria = results.filter(({ criteria }) => criteria.some((number) => criterionOf(number)));
  return [...Map.groupBy(ofCriteria, ({ rule }) => rule)].map(([rule, found]) => ({
    widget,
    proof: `axe/${rule}`,
    criteria: (found[0]?.criteria ?? []).filter((number) => criterionOf(number)),
    outcome: worstOf(found.map(({ outcome }) => outcome)),
    stories: found.map(({ story }) => story),
    faults: found.filter(({ outcome }) => outcome === 'failed').map(({ story }) => story),
  }));
}

function held(
  widget: string,
  proof: keyof typeof PROOFS,
  stories: readonly StoryResult[],
  faultsIn: (story: StoryResult) => readonly string[],
): Assertion[] {
  if (stories.length === 0) return [];
  const faults = stories.flatMap((story) => faultsIn(story).map((fault) => `${story.name}: ${fault}`));
  return [
    {
      widget,
      proof,
      criteria: PROOFS[proof],
      outcome: faults.length > 0 ? 'failed' : 'passed',
      stories: stories.map(({ name }) => name),
      faults,
    },
  ];
}

/** A story that failed leaves every criterion of its widget open: not all was held against it. */
function failedOf(widget: string, stories: readonly StoryResult[]): Assertion[] {
  const failed = stories.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  if (failed.length === 0) return [];
  return [
    {
      widget,
      proof: 'stories',
      criteria: CRITERIA.filter(({ isOfThePage }) => !isOfThePage).map(({ number }) => number),
      outcome: 'unsure',
      stories: failed,
      faults: failed.map((name) => `${name}: failed`),
    },
  ];
}

function ofKeys(widget: string, keys: readonly KeyFinding[]): Assertion {
  return {
    widget,
    proof: 'keys',
    criteria: PROOFS.keys,
    outcome: worstOf(keys.map(({ outcome }) => outcome)),
    stories: [...new Set(keys.flatMap(({ story }) => story ?? []))],
    faults: keys.filter(({ outcome }) => outcome === 'failed').map(({ key, does }) => `${key}: ${does}`),
  };
}

function worstOf(outcomes: readonly Outcome[]): Outcome {
  return (['failed', 'unsure', 'passed'] as const).find((each) => outcomes.includes(each)) ?? 'unsure';
}
