import path from 'node:path';
import { endpoints } from '@urzad/contract/testing';
import { afterAll, expect, it } from 'vitest';
import { authorisationPage } from '../../test/rights/document';
import { cellsOf } from '../../test/rights/expected';
import { endpointOf } from '../../test/rights/right';
import { RIGHTS } from '../../test/rights/rights';
import { openTrials } from '../../test/rights/trials';

const PAGE = path.resolve(import.meta.dirname, '../../../../docs/authorisation.md');

/** The table of rights (`docs/authorisation.md`), each cell of which is called. */
const trials = await openTrials(Object.values(RIGHTS));
afterAll(() => trials.close());

const lines = Object.entries(RIGHTS).map(([line, right]) => ({ line, right }));

it('has a line for every endpoint, and for nothing else', async () => {
  const { paths }: Document = (await trials.test.app.inject('/api/docs/json')).json();
  const served = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  );
  const known = lines.map(({ line }) => endpointOf(line));
  const all = new Set([...endpoints.map(({ method, url }) => `${method} ${url}`), ...served]);
  const missing = [...all].filter((name) => !known.includes(name));
  const advice = (name: string) =>
    `${name} has no line: add '${name}': { ...OWNED, send: … } to the file of its resource in ` +
    'apps/server/test/rights/rows, with the kind of apps/server/test/rights/kinds.ts that fits';
  expect(missing.map(advice)).toEqual([]);
  const superfluous = known.filter((name) => !served.includes(name));
  expect(superfluous.map((name) => `${name} is no endpoint: remove its line`)).toEqual([]);
});

it('is what docs/authorisation.md shows: `-u` writes it anew', async () => {
  await expect(authorisationPage()).toMatchFileSnapshot(PAGE);
});

it.each(lines)('$line', async ({ line, right }) => {
  const cells = cellsOf(line, right);
  const answers: Record<string, string> = {};
  for (const cell of cells) answers[nameOf(cell)] = await trials.tried(line, right, cell);
  expect(answers).toEqual(Object.fromEntries(cells.map((cell) => [nameOf(cell), cell.answer])));
});

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

function nameOf({ column, note }: ReturnType<typeof cellsOf>[number]): string {
  return note ? `${column} ${note}` : column;
}
