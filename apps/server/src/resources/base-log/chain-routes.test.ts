import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { addAnchor } from '../../audit-log/anchors';
import type { VerifyChain } from '../../audit-log/chain-verifier';
import { baseLog } from '../../audit-log/table';
import { verifyLog } from '../../audit-log/verify-log';
import { baseLogCheck } from './table';

let test: TestApp;
let tech: SignedIn;
let clerk: SignedIn;
/** Lets the checks of this file go on; until then they wait. */
let open: () => void;
let gate: Promise<void>;
const shut = () => {
  gate = new Promise((resolve) => {
    open = resolve;
  });
};
shut();
let begun = 0;

const waiting: VerifyChain = async (anchors, verifying) => {
  begun += 1;
  await Promise.race([gate, abortOf(verifying.signal)]);
  verifying.signal?.throwIfAborted();
  return verifyLog(test.app.db, anchors, verifying);
};
const abortOf = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));

beforeAll(async () => {
  test = await testApp({ parts: { verifyChain: (...given) => waiting(...given) } });
  tech = await signIn(test, 'admin.techniczny');
  clerk = await signIn(test, 'pracownik1');
});
afterAll(() => test.close());

const chain = async () => (await tech.get('/api/baselog/chain')).json().data;
const check = () => tech.post('/api/baselog/check', {});
/** The verdict of a check that goes on now. */
async function verdict() {
  shut();
  open();
  await check();
  await expect.poll(async () => (await chain()).check.status).not.toBe('running');
  return (await chain()).check.verdict;
}

async function asSuperuser(statement: ReturnType<typeof sql>) {
  await test.app.db.execute(sql`alter table base_log disable trigger user`);
  await test.app.db.execute(statement);
  await test.app.db.execute(sql`alter table base_log enable trigger user`);
}

describeWrite('baselog/check', () => test, {
  act: async () => ({ by: tech, url: '/api/baselog/check', body: {} }),
  other: async () => [[clerk, 403, 'no-privilege']],
  wrongStatus: null,
  later: 200,
  twice: async () => {
    expect((await chain()).check).toMatchObject({ status: 'running', person: 'Tadeusz Techniczny' });
    expect(await test.app.db.$count(baseLogCheck)).toBe(1);
    expect(await test.app.db.$count(baseLog, eq(baseLog.event, 'baselog.check'))).toBe(1);
  },
});

describeWrite('baselog/stop', () => test, {
  act: async () => ({ by: tech, url: '/api/baselog/stop', body: {} }),
  other: async () => [[clerk, 403, 'no-privilege']],
  wrongStatus: null,
  later: 200,
  twice: async () => {
    expect((await chain()).check).toMatchObject({ status: 'stopped', verdict: null });
    expect(await test.app.db.$count(baseLog, eq(baseLog.event, 'baselog.stop'))).toBe(1);
  },
});

describe('a check', () => {
  it('finds the log whole, names the last entry, and compares the anchor', async () => {
    const anchor = await addAnchor(test.app.db, test.app.config.dataDir, test.clock.business());
    const found = await verdict();
    expect(found).toMatchObject({ state: 'intact', broken: 0, anchors: 1, damaged_anchors: 0 });
    expect(found.last.id).toBeGreaterThanOrEqual(anchor?.id ?? 0);
    expect((await chain()).anchor).toEqual(anchor);
    expect((await chain()).done.verdict).toEqual(found);
  });

  it('names the entry that somebody changed', async () => {
    const [row] = await test.app.db
      .select({ id: baseLog.id })
      .from(baseLog)
      .orderBy(sql`id`)
      .limit(1)
      .offset(1);
    await asSuperuser(sql`update base_log set ip = '6.6.6.6' where id = ${row?.id}`);
    expect(await verdict()).toMatchObject({
      state: 'broken',
      broken: 1,
      first_broken: [{ id: row?.id, reason: 'changed' }],
    });
  });

  it('that died with its server gives way to another', async () => {
    await test.app.db.insert(baseLogCheck).values({
      ...{ status: 'running', id_user: tech.id, total: 5, begun_date: test.clock.business() },
      beat_date: new Date(test.clock.now().getTime() - 60_000),
    });
    const before = begun;
    await verdict();
    expect(begun).toBe(before + 1);
    expect(await test.app.db.$count(baseLogCheck, eq(baseLogCheck.status, 'failed'))).toBe(1);
  });

  it('is refused to who may not read the log', async () => {
    expect(codeOf(await clerk.get('/api/baselog/chain'))).toEqual([403, 'no-privilege']);
  });
});
