import type { CallRanking, Registration } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toContractStage } from '../../../../test/contract-stage';
import { join, joiningOf } from '../../../../test/members';
import { done, LETTER, opened, toldTo } from '../../../../test/office-cases';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { resignationsOf } from '../../../../test/resignations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { verifyLog } from '../../../audit-log/verify-log';
import { cofundingCall } from '../../cofunding-calls/table';
import { findInContract, heldMeans } from '../contract-stage';
import { promoteReserve } from './promote-reserve';

const NEVER = new AbortController().signal;
const TODAY = '2027-02-15';

let test: TestApp;
let clerk: SignedIn;
let resignations: ReturnType<typeof resignationsOf>;
/** Of the call, which has one place. */
let id: number;
/** Who has the place, and the first of the reserve. */
let participant: OfficeRegistration & { id_member: number; id_grant: number };
let reserve: OfficeRegistration;
let cost: number;

const seen = async (who: SignedIn, found: OfficeRegistration): Promise<Registration> =>
  (await who.get(`/api/cofundingregistration/find?id=${found.id}`)).json().data;
const promote = () => promoteReserve(test.app, test.clock.business(), NEVER);
const setCall = (values: Partial<typeof cofundingCall.$inferInsert>) =>
  test.app.db.update(cofundingCall).set(values).where(eq(cofundingCall.id, id));

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  const manager = await signIn(test, 'kierownik');
  const director = await signIn(test, 'dyrektor');
  const registrations = officeRegistrations(test);
  resignations = resignationsOf(test, registrations);
  const [first, second] = [await registrations.scored(clerk), await registrations.scored(clerk)];
  for (const found of [first, second]) await registrations.done(manager, found, 'approve');

  const { db } = test.app;
  const [call] = await db.select().from(cofundingCall).where(eq(cofundingCall.number, '1/2027'));
  id = call?.id ?? 0;
  await setCall({ places_in_zone: 0, places_out_zone: 1, reserve_limit: 1 });
  test.clock.set(getMoment(`${TODAY} 09:00`));
  for (const [who, name] of [
    [manager, 'propose'],
    [director, 'approveproposal'],
    [manager, 'rank'],
  ] as const) {
    const ranking: CallRanking = (await manager.get(`/api/cofundingcall/ranking?id=${id}`)).json().data;
    const { row_version } = ranking;
    expect((await who.post(`/api/cofundingcall/${name}?id=${id}`, { row_version })).statusCode).toBe(200);
  }

  cost = (await heldMeans(db, id)).reserved;
  await toContractStage(test, first.id, cost);
  const joined = await join(test, await joiningOf(test, first.id, 'UM/II/0041/2027'));
  participant = { ...first, id_member: joined.id_member, id_grant: joined.ids_grant[0] ?? 0 };
  reserve = second;
});
afterAll(() => test.close());

it('keeps the first of the reserve waiting while the place is taken', async () => {
  expect(await seen(reserve.parent, reserve)).toMatchObject({ status: 'reserve', ranking: { rank_no: 1 } });
  expect(await heldMeans(test.app.db, id)).toEqual({ places: 1, reserved: cost });
  expect(await promote()).toBe(0);
});

it('has a free place and its money once a resignation before the support is accepted (U12)', async () => {
  const of = await opened(participant.parent, resignations.about(participant.id_member, { last_day: TODAY }));
  const { of: sent } = await resignations.signed({ ...participant, of });
  // It is the acceptance that frees the place.
  expect(await promote()).toBe(0);
  await done(clerk, sent, 'take');
  await done(clerk, sent, 'close', LETTER);
  expect(await heldMeans(test.app.db, id)).toEqual({ places: 0, reserved: 0 });
});

it('gives no place that the free budget does not cover', async () => {
  const needed = (await findInContract(test.app.db, [reserve.id])).get(reserve.id)?.cost ?? 0;
  expect(needed).toBeGreaterThan(0);
  await setCall({ budget: needed - 1 });
  expect(await promote()).toBe(0);
  expect(await seen(reserve.parent, reserve)).toMatchObject({ status: 'reserve' });
  await setCall({ budget: needed });
});

it('gives the place to the first of the reserve, once by two servers, and says so (N10)', async () => {
  const { number } = await seen(reserve.parent, reserve);
  const subject = `Wynik naboru – zgłoszenie ${number}`;
  const told = async () => (await toldTo(reserve.parent)).filter((name) => name === subject).length;
  const toldBefore = await told();
  const both = await twoServers(test.app, promote);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await promote()).toBe(0);

  const moved = await seen(reserve.parent, reserve);
  expect(moved).toMatchObject({ status: 'documents', ranking: { rank_no: null } });
  expect(moved.accession).toMatchObject({ documents_to: '2027-03-01' });
  expect(moved.history.filter(({ status }) => status === 'documents')).toHaveLength(1);
  expect(await heldMeans(test.app.db, id)).toMatchObject({ places: 1 });

  const letters = (await test.emailsTo(reserve.mail)).filter((one) => one.subject === subject);
  expect(letters).toHaveLength(1);
  expect(await told()).toBe(toldBefore + 1);
  expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
});
