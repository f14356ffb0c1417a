import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const PAGE = 'docs/tests.md';
/** A step that takes more than so many times its budget fails: the noise of a machine alone does not explain it. */
const MOST = 1.6;

/** @typedef {'within' | 'over' | 'far over'} Verdict */

/** Seconds by the name of the step, from the table of the page. @param {string} [page] @returns {Map<string, number>} */
export function budgets(page = readFileSync(PAGE, 'utf8')) {
  const rows = page.matchAll(/^\| `([a-z0-9]+)` +\| +(\d+) s +\|/gm);
  return new Map([...rows].map(([, name = '', seconds]) => [name, Number(seconds)]));
}

/** @param {number} seconds @param {number} budget @returns {Verdict} */
export function verdictOf(seconds, budget) {
  if (seconds <= budget) return 'within';
  return seconds <= budget * MOST ? 'over' : 'far over';
}

/**
 * What is said of a step that took longer than its budget; of any other nothing.
 * @param {number} seconds @param {number} budget @returns {string}
 */
export function remarkOn(seconds, budget) {
  const verdict = verdictOf(seconds, budget);
  if (verdict === 'within') return '';
  if (verdict === 'over') return '  ⚠ over its budget';
  const load = loadavg().map((average) => average.toFixed(1));
  return `  ⚠ more than ${MOST} times its budget; load average ${load.join(', ')}`;
}

/**
 * A step far over its budget has one failure more.
 * @param {Map<string, { seconds: number, failed: number }>} results @param {Map<string, number>} budgetOf
 */
export function failFarOver(results, budgetOf) {
  for (const [name, result] of results) {
    if (verdictOf(result.seconds, budgetOf.get(name) ?? Infinity) === 'far over') result.failed += 1;
  }
}
