import { refOf } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, LETTER, listOf, opened, seenBy, step } from '../../../test/office-cases';
import { type OfficeRegistration, officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { systemAuthor } from '../../author';
import type { Tx } from '../../db';
import { eraseCases, followOwner, mainCaseOf, openMainCase } from './main-case';
import { openCase } from './open-case';
import { officeCase } from './table';

let test: TestApp;
let clerk: SignedIn;
let kancelaria: SignedIn;
let registration: OfficeRegistration;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  kancelaria = await signIn(test, 'kancelaria');
  registration = await officeRegistrations(test).sent();
});
afterAll(() => test.close());

const acting = () => ({ by: systemAuthor(test.clock.business()), note: () => undefined });
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => test.app.db.transaction(work);
const ref = () => refOf('cofundingregistration', registration.id);

async function mainCase() {
  const { db } = test.app;
  const found = await mainCaseOf(db, ref());
  if (found) return found;
  const about = { ...ref(), number: 'FR/1-2027/00001' };
  return inTx((tx) => openMainCase(tx, { about, id_user: registration.parent.id, is_test: 'no' }, acting()));
}

describe('numbers of cases', () => {
  it('follow each other, also when two are opened at once, and begin again in a year', async () => {
    const before = await opened(registration.parent);
    const ordinal = Number(before.sign.split('.')[2]);
    const both = await Promise.all([opened(registration.parent), opened(registration.parent)]);
    expect(both.map(({ sign }) => sign).toSorted()).toEqual([
      `PMG.4321.${ordinal + 1}.2027`,
      `PMG.4321.${ordinal + 2}.2027`,
    ]);
    const by = systemAuthor(new Date('2027-12-31T23:00:00.000Z'));
    const next = await inTx((tx) =>
      openCase(
        tx,
        { kind: 'INNE', about: null, id_user: registration.parent.id, is_test: 'no' },
        { ...acting(), by },
      ),
    );
    expect(next.sign).toBe('PMG.4321.1.2028');
  });
});

describe('the main case of an application', () => {
  it('holds its documents: for staff without the privilege not those about health', async () => {
    const main = await mainCase();
    const kinds = async (who: SignedIn) =>
      (await seenBy(who, main)).documents.map(({ kind }) => kind).toSorted();
    expect(await kinds(registration.parent)).toEqual(['FORMULARZ', 'KLAUZULA', 'POTWIERDZENIE_ZLOZENIA']);
    expect(await kinds(clerk)).toContain('FORMULARZ');
    expect(await kinds(kancelaria)).not.toContain('FORMULARZ');
  });

  it('has no term and is settled with its application, but both sides write in it', async () => {
    const main = await seenBy(clerk, await mainCase());
    expect(main).toMatchObject({ title: 'Zgłoszenie FR/1-2027/00001', due_date: null, status: 'open' });
    await inTx((tx) => followOwner(tx, { id_user_owner: clerk.id, ref: ref() }, acting().by));
    const led = await seenBy(clerk, main);
    expect(led).toMatchObject({ owner: { id: clerk.id }, steps: ['assign', 'answer', 'note'] });
    expect(codeOf(await step(clerk, led, 'close', LETTER))).toEqual([409, 'illegal-step']);
    expect(codeOf(await step(registration.parent, led, 'withdraw'))).toEqual([409, 'illegal-step']);
    await done(registration.parent, led, 'write', LETTER);
    await done(clerk, led, 'write', LETTER);
    expect((await listOf(clerk, 'owner=me')).map(({ id }) => id)).not.toContain(led.id);
    expect((await listOf(clerk, 'owner=me&kind=ZGLOSZENIE')).map(({ id }) => id)).toEqual([led.id]);
  });

  it('is erased with its letters when its object leaves no trace, once', async () => {
    const object = refOf('cofundingregistration', 9999);
    const about = { ...object, number: 'FR/1-2027/09999' };
    const of = { about, id_user: registration.parent.id, is_test: 'yes' } as const;
    const { id } = await inTx((tx) => openMainCase(tx, of, acting()));
    await expect(inTx((tx) => openMainCase(tx, of, acting()))).rejects.toMatchObject({
      code: 'object-exist',
    });
    await done(registration.parent, await seenBy(registration.parent, { id }), 'write', LETTER);

    expect(await inTx((tx) => eraseCases(tx, object))).toEqual([]);
    expect(await test.app.db.$count(officeCase, eq(officeCase.id, id))).toBe(0);
    expect(await mainCaseOf(test.app.db, ref())).toBeDefined();
  });
});
