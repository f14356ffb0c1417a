import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDb } from '../../test/test-db';
import type { OpenDb } from '../db';
import { addAnchor, readAnchors } from './anchors';
import { CHAIN_START, hashOf, type LogRow } from './chain';
import { appendLog, systemOrigin } from './log';
import { baseLog } from './table';
import { verifyLog } from './verify-log';

const DATE = new Date('2027-02-10T08:00:00.412Z');

let open: OpenDb;
beforeAll(async () => {
  open = await testDb();
});
afterAll(() => open.close());

const append = (...events: string[]) =>
  open.db.transaction((tx) =>
    appendLog(
      tx,
      systemOrigin(DATE),
      events.map((event) => ({ event, diff: { zeta: 1, alfa: ['ż', null], nested: { b: true, a: 'x' } } })),
    ),
  );

/** Changes the log as somebody with all rights on the database could. */
async function asSuperuser(statement: ReturnType<typeof sql>) {
  await open.db.execute(sql`alter table base_log disable trigger user`);
  await open.db.execute(statement);
  await open.db.execute(sql`alter table base_log enable trigger user`);
}

beforeEach(async () => {
  await asSuperuser(sql`delete from base_log`);
  await append('a.first', 'a.second');
  await append('a.third');
});

async function idOf(event: string): Promise<number> {
  const rows = await open.db.select().from(baseLog);
  const row = rows.find((candidate) => candidate.event === event);
  if (!row) throw new Error(`No row ${event}`);
  return row.id;
}

it('finds an untouched log intact', async () => {
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 3 });
});

it('finds a changed row', async () => {
  const id = await idOf('a.second');
  await asSuperuser(sql`update base_log set diff = '{"zeta":2}' where id = ${id}`);
  expect(await verifyLog(open.db)).toMatchObject({
    state: 'broken',
    rows: 3,
    broken: [{ id, reason: 'changed' }],
  });
});

it('goes on behind a row that does not fit, and names all of them', async () => {
  const [first, third] = [await idOf('a.first'), await idOf('a.third')];
  await asSuperuser(sql`update base_log set event = 'x' where id = ${first}`);
  await asSuperuser(sql`delete from base_log where event = 'a.second'`);
  await asSuperuser(sql`update base_log set ip = '::1' where id = ${third}`);
  expect((await verifyLog(open.db)).broken).toEqual([
    { id: first, reason: 'changed' },
    { id: third, reason: 'gap' },
    { id: third, reason: 'changed' },
  ]);
});

it('finds a removed row by the one after it', async () => {
  await asSuperuser(sql`delete from base_log where event = 'a.second'`);
  expect((await verifyLog(open.db)).broken).toEqual([{ id: await idOf('a.third'), reason: 'gap' }]);
});

it('hashes what the database gives back, whatever a value is', async () => {
  const odd = { day: DATE, none: undefined, list: [undefined, Number.NaN, -0, 1e21], nested: { at: [DATE] } };
  const unknown = { ...systemOrigin(DATE), ip: undefined, id_user: undefined } as unknown as LogRow;
  await open.db.transaction((tx) =>
    appendLog(tx, unknown, [{ event: 'a.odd', diff: odd }, { event: 'a.next' }]),
  );
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 5, withoutAddress: 0 });
});

it('takes rows that older servers hashed without their address for whole, and counts them', async () => {
  const last = (await verifyLog(open.db)).lastHash;
  const { ip: _ip, ...facts } = {
    ...systemOrigin(DATE),
    level: 'info' as const,
    event: 'a.old',
    obj_type: null,
    id_obj: null,
    diff: null,
    prev_hash: last,
  };
  await open.db.insert(baseLog).values({ ...facts, hash: hashOf(facts as unknown as LogRow) });
  await append('a.after');
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 5, withoutAddress: 1 });

  await asSuperuser(sql`update base_log set ip = '127.0.0.1' where event = 'a.old'`);
  const id = await idOf('a.old');
  expect((await verifyLog(open.db)).broken).toEqual([{ id, reason: 'changed' }]);
});

describe('an anchor', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'anchors-'));
    return () => rm(folder, { recursive: true });
  });
  const anchor = () => addAnchor(open.db, folder, DATE);
  const verdict = async () => verifyLog(open.db, await readAnchors(folder));

  it('is kept once for an end of the log', async () => {
    expect(await readAnchors(folder)).toEqual({ anchors: [], damagedLines: [] });
    const first = await anchor();
    expect(first).toEqual({ date: DATE.toISOString(), id: await idOf('a.third'), hash: expect.any(String) });
    expect(await anchor()).toBeUndefined();
    await append('a.fourth');
    const second = await anchor();
    expect((await readAnchors(folder)).anchors).toEqual([first, second]);
    expect(await verdict()).toMatchObject({ state: 'intact', anchors: 2 });
  });

  it('shows rows that were cut off the end', async () => {
    await anchor();
    const id = await idOf('a.third');
    await asSuperuser(sql`delete from base_log where event <> 'a.first'`);
    expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 1 });
    expect(await verdict()).toMatchObject({ state: 'broken', broken: [{ id, reason: 'missing' }] });
  });

  it('shows a chain that was written anew', async () => {
    await anchor();
    const rows = await open.db.select().from(baseLog).orderBy(baseLog.id);
    await open.db.execute(sql`alter table base_log disable trigger user`);
    let prev_hash = CHAIN_START;
    for (const { id, hash: _hash, ...facts } of rows) {
      const forged = { ...facts, event: 'b.other', prev_hash };
      prev_hash = hashOf(forged);
      await open.db
        .update(baseLog)
        .set({ ...forged, hash: prev_hash })
        .where(eq(baseLog.id, id));
    }
    await open.db.execute(sql`alter table base_log enable trigger user`);
    expect((await verifyLog(open.db)).state).toBe('intact');
    expect((await verdict()).broken).toEqual([{ id: rows.at(-1)?.id, reason: 'not-as-anchored' }]);
  });

  it('is not sound in a file with lines that are none', async () => {
    await appendFile(path.join(folder, 'log-anchors.jsonl'), 'x\n');
    await anchor();
    expect(await verdict()).toMatchObject({ state: 'broken', anchors: 1, damagedAnchors: [1], broken: [] });
  });
});

it('keeps one chain when many write at once', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, at) => append(`b.parallel-${at}`)));
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 13 });
});

it.each([
  ['a change', sql`update base_log set event = 'x'`],
  ['a removal', sql`delete from base_log`],
  ['emptying', sql`truncate base_log`],
])('lets the database refuse %s', async (_name, statement) => {
  await expect(open.db.execute(statement)).rejects.toThrow();
  expect(await verifyLog(open.db)).toMatchObject({ state: 'intact', rows: 3 });
});
