import { EventEmitter, once } from 'node:events';
import type { MonthStatus } from '@urzad/grants';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { APRIL } from '../../../../test/claims';
import { LETTER, step } from '../../../../test/office-cases';
import { officeRegistrations } from '../../../../test/office-registrations';
import { resignationsOf } from '../../../../test/resignations';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { cofundingGrant, cofundingGrantMonth } from '../../cofunding-members/table';

const test = await testApp();
afterAll(() => test.close());
const resignations = resignationsOf(test, officeRegistrations(test));
const { claims } = resignations;

async function waitingForLocks(): Promise<number> {
  const isHere = sql`datname = current_database() and wait_event_type = 'Lock'`;
  const [found] = await test.app.db
    .select({ waiting: sql`count(*)`.mapWith(Number) })
    .from(sql`pg_stat_activity`)
    .where(isHere);
  return found?.waiting ?? 0;
}

/** What another transaction does to April is committed only while the work waits for the co-funding. */
async function whileAprilBecomes<Answer>(
  id_grant: number,
  status: MonthStatus,
  work: () => PromiseLike<Answer>,
): Promise<Answer> {
  const gate = new EventEmitter();
  const isHeld = once(gate, 'held');
  const mayEnd = once(gate, 'end');
  const first = test.app.db.transaction(async (tx) => {
    await tx.select().from(cofundingGrant).where(eq(cofundingGrant.id, id_grant)).for('update');
    const { id_grant: of, month } = cofundingGrantMonth;
    await tx
      .update(cofundingGrantMonth)
      .set({ status })
      .where(and(eq(of, id_grant), eq(month, APRIL)));
    gate.emit('held');
    await mayEnd;
  });
  await Promise.race([isHeld, first]);
  const answer = Promise.resolve(work());
  await expect.poll(waitingForLocks).toBe(1);
  gate.emit('end');
  await first;
  return answer;
}

it('a claim is not signed of a month that is suspended meanwhile', async () => {
  const found = await claims.prepared();
  const { parent, claim, id_grant } = found;
  const body = await claims.signBody(found);
  const answer = await whileAprilBecomes(id_grant, 'suspended', () =>
    parent.post(`/api/cofundingrequest/sign?id=${claim.id}`, body),
  );
  expect(answer.json()).toMatchObject({
    code: 'illegal-step',
    data: { status: 'suspended', reason: 'month' },
  });
  expect(await claims.statusOfMonth(id_grant)).toBe('suspended');
});

it('a resignation is not accepted for a day before a month that is claimed meanwhile', async () => {
  const clerk = await signIn(test, 'pracownik1');
  const { of, id_grant } = await resignations.led(clerk, { last_day: '2027-04-20' });
  const answer = await whileAprilBecomes(id_grant, 'requested', () => step(clerk, of, 'close', LETTER));
  expect(answer.json()).toMatchObject({
    code: 'illegal-step',
    data: { reason: 'claimed', months: [APRIL] },
  });
});
