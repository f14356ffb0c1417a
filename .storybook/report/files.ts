import { contrastsOf } from './contrasts';
import { CRITERIA } from './criteria';
import { csv } from './csv';
import { earl, type Source, type Untested } from './earl';
import { assertionsOf, byWidget, keysOf, verdictOf } from './findings';
import { PAGES, pageOf, type Report } from './page';
import type { StoryResult } from './story-result';

export interface Findings {
  results: readonly StoryResult[];
  source: Source;
  /** The style sheet of the tokens. */
  css: string;
  limits: Report['limits'];
}

/** The files of the report by their names. */
export function filesOf({ results, source, css, limits }: Findings): Record<string, string> {
  const stories = byWidget(results);
  const widgets = new Map([...stories].map(([widget, held]) => [widget, assertionsOf(widget, held)]));
  const keys = [...stories].flatMap(([widget, held]) => keysOf(widget, held));
  const contrasts = contrastsOf(css);
  const report = { source, stories: results.length, widgets, keys, contrasts, limits };

  return {
    [PAGES.pl]: pageOf(report, 'pl'),
    [PAGES.en]: pageOf(report, 'en'),
    'earl.jsonld': earl([...widgets.values()].flat(), untestedOf(widgets), source),
    'criteria.csv': criteriaFile(widgets),
    'keys.csv': csv(
      ['widget', 'key', 'does', 'story', 'outcome'],
      keys.map(({ widget, key, does, story = '', outcome }) => [widget, key, does, story, outcome]),
    ),
    'contrasts.csv': csv(
      ['pair', 'look', 'ratio', 'needs', 'outcome'],
      contrasts.map(({ pair, look, ratio, needs }) => [
        pair,
        look,
        ratio.toFixed(2),
        needs,
        ratio < needs ? 'failed' : 'passed',
      ]),
    ),
  };
}

function untestedOf(widgets: Report['widgets']): Untested[] {
  return [...widgets].flatMap(([widget, assertions]) =>
    CRITERIA.filter((criterion) => ['page', 'unchecked'].includes(verdictOf(criterion, assertions))).map(
      ({ number }) => ({ widget, criterion: number }),
    ),
  );
}

/** A row for each criterion of each widget, also for those that nothing looks at. */
function criteriaFile(widgets: Report['widgets']): string {
  const rows = [...widgets].flatMap(([widget, assertions]) =>
    CRITERIA.map((criterion) => {
      const { number, level, name } = criterion;
      const held = assertions.filter(({ criteria }) => criteria.includes(number));
      const faults = held.flatMap(({ proof, faults }) => faults.map((fault) => `${proof}: ${fault}`));
      const proofs = held.map(({ proof }) => proof).join(', ');
      return [widget, number, level, name.en, verdictOf(criterion, assertions), proofs, faults.join('\n')];
    }),
  );
  return csv(['widget', 'criterion', 'level', 'name', 'verdict', 'proofs', 'faults'], rows);
}
