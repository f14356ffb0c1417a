import { REGISTRATION_LAW as law } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftOf } from '../../test/drafts';
import { signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';
import { systemAuthor } from '../author';
import type { Tx } from '../db';
import { cofundingRegistration as table } from '../resources/cofunding-registrations/table';
import { rowsOf } from './rows';
import { stepsOf } from './steps';

const rows = rowsOf(table);
const steps = stepsOf({
  rows,
  law,
  entity: 'cofundingregistration',
  visibleTo: (id_user: number) => eq(table.id_user, id_user),
  actorOf: () => 'citizen',
});
/** No id of the demo data. */
const NOBODY = 2_000_000;

let test: TestApp;
let owner: number;
beforeAll(async () => {
  test = await testApp();
  owner = (await signIn(test, 'roza.makietowa')).id;
});
afterAll(() => test.close());

const by = () => ({ ...systemAuthor(test.clock.business()), id: owner });
const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => test.app.db.transaction(work);

async function draftRow(who: string) {
  return rows.get(test.app.db, (await draftOf(test, who)).draft.id);
}

it('locks for those who see the object and may take the step from its status', async () => {
  const { id, id_user } = await draftRow('ewa.probna');
  const lock = (viewer: number, step: 'prepare' | 'take') =>
    inTx((tx) => steps.lockForStep(tx, { id, viewer, step }));
  expect((await lock(id_user, 'prepare')).id).toBe(id);
  await expect(lock(NOBODY, 'prepare')).rejects.toMatchObject({ code: 'object-no-exist' });
  await expect(lock(id_user, 'take')).rejects.toMatchObject({ code: 'no-privilege' });
  expect(() => steps.requireStep('prepare', { status: 'signed' }, id_user)).toThrow('illegal-step');
});

it('writes the history of an object: its first status, and those that a step has changed', async () => {
  const row = await draftRow('joanna.zolwinska');
  const before = await steps.historyOf(test.app.db, row.id);
  const kept = await inTx((tx) => steps.takeStep(tx, { record: row, step: 'save' }, { by: by() }));
  expect([kept.status, kept.row_version]).toEqual(['draft', row.row_version + 1]);
  expect(await steps.historyOf(test.app.db, NOBODY)).toEqual([]);

  const prepared = await inTx((tx) => steps.takeStep(tx, { record: kept, step: 'prepare' }, { by: by() }));
  const entry = { date: test.clock.business(), status: 'to_sign', id_user: owner };
  expect(await steps.historyOf(test.app.db, row.id)).toEqual([...before, entry]);
  const again = inTx((tx) => steps.takeStep(tx, { record: prepared, step: 'prepare' }, { by: by() }));
  await expect(again).rejects.toMatchObject({ code: 'illegal-step', data: { status: 'to_sign' } });
});

it('refuses what was written on another version, with both', () => {
  const row = { id: 1, row_version: 3, status: 'draft' } as Awaited<ReturnType<typeof draftRow>>;
  const refuse = (row_version: number) =>
    steps.refuseStale(row, { row_version, text: 'Nowy' }, { text: 'Zapisany' });
  expect(() => refuse(3)).not.toThrow();
  expect(() => refuse(2)).toThrow(
    expect.objectContaining({
      code: 'conflict',
      data: { stored: { row_version: 3, text: 'Zapisany' }, given: { row_version: 2, text: 'Nowy' } },
    }),
  );
});
