import { refOf } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { baseLog } from '../../../audit-log/table';
import { baseDocument } from '../../documents/table';
import { eraseCases, mainCaseOf } from '../../office-cases/public';
import { officeCase } from '../../office-cases/table';
import { openMissingCases } from './open-missing-cases';

let test: TestApp;
let clerk: SignedIn;
let office: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  office = officeRegistrations(test);
});
afterAll(() => test.close());

const run = () => openMissingCases(test.app, test.clock.business(), new AbortController().signal);
const refTo = ({ id }: Pick<OfficeRegistration, 'id'>) => refOf('cofundingregistration', id);
const caseOf = (of: OfficeRegistration) => mainCaseOf(test.app.db, refTo(of));

/** As a server left it that knew no cases. */
async function withoutCase(of: OfficeRegistration): Promise<OfficeRegistration> {
  await test.app.db.transaction(async (tx) => {
    await tx.update(baseDocument).set({ id_officecase: null }).where(eq(baseDocument.id_obj, of.id));
    await eraseCases(tx, refTo(of));
  });
  return of;
}

it('opens the main case of a registration that has none, once, with its documents and its officer', async () => {
  const of = await withoutCase(await office.taken(clerk));
  expect(await caseOf(of)).toBeUndefined();
  expect((await twoServers(test.app, run)).toSorted()).toEqual([0, 1]);
  expect(await run()).toBe(0);

  const main = await caseOf(of);
  expect(main).toMatchObject({ status: 'open', id_user: of.parent.id, id_user_owner: clerk.id });
  const { documents } = (await clerk.get(`/api/officecase/find?id=${main?.id}`)).json().data;
  expect(documents.map(({ kind }: { kind: string }) => kind)).toContain('FORMULARZ');
  const { db } = test.app;
  expect(
    await db.$count(baseLog, and(eq(baseLog.event, 'officecase.open'), eq(baseLog.id_obj, main?.id ?? 0))),
  ).toBe(1);
});

it('ends that of a withdrawn one', async () => {
  const of = await office.sent();
  await office.done(of.parent, of, 'withdraw', { reason: 'INNE' });
  await withoutCase(of);
  expect(await run()).toBe(1);
  expect(await caseOf(of)).toMatchObject({ status: 'withdrawn' });
});

it('opens the others when one fails', async () => {
  const [first, second] = [await withoutCase(await office.sent()), await withoutCase(await office.sent())];
  const failing = vi
    .spyOn(test.app, 'writeAsSystem')
    .mockRejectedValueOnce(new Error('The database is away.'));
  await expect(run()).rejects.toThrow();
  failing.mockRestore();
  expect(await caseOf(first)).toBeUndefined();
  expect(await caseOf(second)).toMatchObject({ status: 'open' });
  expect(await test.app.db.$count(officeCase, eq(officeCase.id_obj, second.id))).toBe(1);
});
