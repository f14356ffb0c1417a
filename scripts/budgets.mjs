import { readFileSync } from 'node:fs';

const PAGE = 'docs/tests.md';

/** Seconds by the name of the step, from the table of the page. @param {string} [page] @returns {Map<string, number>} */
export function budgets(page = readFileSync(PAGE, 'utf8')) {
  const rows = page.matchAll(/^\| `([a-z0-9]+)` +\| +(\d+) s +\|/gm);
  return new Map([...rows].map(([, name = '', seconds]) => [name, Number(seconds)]));
}

/**
 * What is said of a step that took longer than its budget. It fails nothing: a slow machine is no fault of the product.
 * @param {number} seconds @param {number} budget
 */
export function remarkOn(seconds, budget) {
  return seconds <= budget ? '' : '  ⚠ over its budget';
}
