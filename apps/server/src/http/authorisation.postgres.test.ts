import path from 'node:path';
import { endpoints } from '@urzad/contract/testing';
import { afterAll, expect, it } from 'vitest';
import { authorisationPage } from '../../test/rights/document';
import { cellsOf, strangerOf } from '../../test/rights/expected';
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

const ofSessions = lines.filter(({ line, right }) => strangerOf(line, right) === 'no-login');
it.each(ofSessions)('waits for who unlocks the session: $line', async ({ line, right }) => {
  const cell = { column: 'owner', answer: right.owner, privileges: [], note: '', isLocked: true } as const;
  const unlocks = line === 'POST /api/user/unlock';
  expect(await trials.tried(line, right, cell)).toBe(unlocks ? 'own' : 'no-privilege');
});

/** Every filter of a list, as somebody would set it who looks for what is not theirs. */
function filtersOf({ owner, clerk, sent }: typeof trials.world) {
  const { id, status, lastname, city, call } = sent.registration;
  return [
    ...[{ id_user: owner.id }, { id_user: sent.who.id }, { id }, { status }, { city }, { id_call: call.id }],
    ...[{ owner: 'me' }, { owner: 'none' }, { owner: clerk.id }, { approved: 'no' }, { age_from: 0 }],
    ...[{ has_text: lastname }, { has_text: '%' }, { has_text: 'Godziny' }, { has_text: '@' }],
    ...[{ live: 'yes' }, { overdue: 'no' }, { kind: 'PYTANIE' }, { obj_type: 'general' }, { staff: 'no' }],
    ...[{ sort: 'send_date' }, { sort: '-due_date' }, { sort: 'lastname' }, { sort: '-create_date' }],
    ...[{ page: 2, page_count: 1 }, { show: 'no' }, { table_code: 'queue' }, { scope: 'id' }],
  ];
}

const lists = lines.filter(({ right }) => right.lists);
it.each(lists)('shows nobody more by a filter: $line', async ({ line, right }) => {
  for (const cell of cellsOf(line, right).filter(({ answer }) => answer !== 'done')) {
    for (const more of filtersOf(trials.world)) {
      const answer = await trials.tried(line, right, { ...cell, more });
      expect([nameOf(cell), more, answer]).not.toEqual([nameOf(cell), more, 'done']);
    }
  }
});

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

function nameOf({ column, note }: ReturnType<typeof cellsOf>[number]): string {
  return note ? `${column} ${note}` : column;
}
