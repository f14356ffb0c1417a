import type { OfficeCase } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeAnnexes } from '../../../test/office-annexes';
import { LETTER, opened, seenBy, step, toldTo } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { verifyLog } from '../../audit-log/verify-log';
import { getCall } from '../cofunding-calls/public';
import { cofundingCall } from '../cofunding-calls/table';
import { contracts } from '../cofunding-contracts/public';
import { namesOf } from '../users/public';
import { expireAnnexes } from './public';

const REASON = 'Kwota w aneksie jest za wysoka';

let test: TestApp;
let clerk: SignedIn;
let officer: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  officer = await signIn(test, 'pracownik2');
  const manager = await signIn(test, 'kierownik');
  annexes = officeAnnexes(test, { clerk, manager, director: await signIn(test, 'dyrektor') });
});
afterAll(() => test.close());

/** An annex that was begun because of a case, which another officer leads. */
async function begun() {
  const found = await annexes.inForce();
  const form = {
    ...{ change: 'care', child: 'Ola', provider: 'Klub „Ślimaczek”', from: '2027-03-01', cost: '620,00' },
  };
  const about = { obj_type: 'cofundingcontract', id_obj: found.contract.id, kind: 'ZMIANA', form };
  const asked = await opened(found.parent, about);
  const taken = await step(officer, asked, 'take');
  expect(taken.statusCode).toBe(200);
  const of = await annexes.begun({ found, id_officecase: asked.id });
  return { of, found, asked };
}

const lettersOf = async (who: SignedIn, of: OfficeCase) =>
  (await seenBy(who, of)).messages.map(({ direction, body }) => [direction, body.replaceAll('\u00a0', ' ')]);
const toDecide = async ({ sign }: OfficeCase) =>
  (await toldTo(officer)).filter((name) => name === `Sprawa ${sign}: aneks nie obowiązuje`).length;

describe('the case that asked for an annex', () => {
  it('is settled when the annex takes force, once', async () => {
    const { of, found, asked } = await begun();
    await annexes.toOffice(of);
    const before = (await test.emailsTo(found.mail)).length;
    const { by, url, body } = await annexes.seal('cofundingannex', [of.id]);
    await Promise.all([by.post(url, body), by.post(url, body)]);

    const { number, status } = await annexes.seenBy(found.parent, of);
    expect(status).toBe('active');
    expect(await seenBy(found.parent, asked)).toMatchObject({ status: 'closed', due_date: asked.due_date });
    expect((await lettersOf(found.parent, asked)).slice(1)).toEqual([
      [
        'OUT',
        `Aneks ${number} podpisały obie strony. Zmiany obowiązują od 1 marca 2027 r. Sprawa jest załatwiona.`,
      ],
    ]);
    // The parent is told of it once: by the annex.
    const subjects = (await test.emailsTo(found.mail)).map(({ subject }) =>
      subject.replaceAll('\u00a0', ' '),
    );
    expect([subjects.length - before, subjects[0]]).toEqual([1, `Aneks ${number} obowiązuje`]);
    expect(await toDecide(asked)).toBe(0);
  });

  it('keeps the answer that the office gave before', async () => {
    const { of, found, asked } = await begun();
    await annexes.toOffice(of);
    expect((await step(officer, asked, 'refuse', LETTER)).statusCode).toBe(200);
    const { by, url, body } = await annexes.seal('cofundingannex', [of.id]);
    await by.post(url, body);
    expect(await seenBy(found.parent, asked)).toMatchObject({ status: 'rejected' });
    expect(await lettersOf(found.parent, asked)).toHaveLength(3);
  });

  it('waits for its officer when the parent refuses', async () => {
    const { of, found, asked } = await begun();
    await annexes.toMember(of);
    const { number } = await annexes.done(found.parent, of, 'refuse', { reason: REASON });
    expect(await seenBy(found.parent, asked)).toMatchObject({ status: 'open' });
    expect((await lettersOf(found.parent, asked)).slice(1)).toEqual([
      [
        'OUT',
        `Aneks ${number} nie jest podpisany: uczestnik się na niego nie zgodził. Umowa zostaje bez zmian.\nPowód: ${REASON}`,
      ],
    ]);
    expect(await toDecide(asked)).toBe(1);
  });

  it('waits for its officer when nobody signs in time, told by one of two servers', async () => {
    const { of, found, asked } = await begun();
    const { number } = await annexes.seenBy(clerk, await annexes.toMember(of));
    const late = new Date('2027-03-20T10:00:00.000Z');
    await twoServers(test.app, () => expireAnnexes(test.app, late, new AbortController().signal));
    expect(await seenBy(found.parent, asked)).toMatchObject({ status: 'open' });
    expect((await lettersOf(found.parent, asked)).slice(1)).toEqual([
      ['OUT', `Termin podpisania aneksu ${number} minął. Umowa zostaje bez zmian.`],
    ]);
    expect(await toDecide(asked)).toBe(1);
  });

  it('tells of an annex that the office gives up: the parent only when they knew of it', async () => {
    const { of, found, asked } = await begun();
    const { number } = await annexes.done(clerk, of, 'cancel', { reason: REASON });
    const text = `Urząd anulował aneks ${number}. Umowa zostaje bez zmian.\nPowód: ${REASON}`;
    expect((await lettersOf(officer, asked)).slice(1)).toEqual([['NOTE', text]]);
    expect(await lettersOf(found.parent, asked)).toHaveLength(1);
    expect(await toDecide(asked)).toBe(1);

    const next = await annexes.begun({ found, id_officecase: asked.id });
    await annexes.toMember(next);
    await annexes.done(clerk, next, 'cancel', { reason: REASON });
    expect((await lettersOf(found.parent, asked)).map(([direction]) => direction)).toEqual(['IN', 'OUT']);
  });

  it('goes on when it is the main case of the application', async () => {
    const found = await annexes.inForce();
    const { id_officecase } = found.contract;
    const main = await seenBy(clerk, { id: id_officecase ?? 0 });
    const of = await annexes.toOffice(await annexes.begun({ found, id_officecase: main.id }));
    const { by, url, body } = await annexes.seal('cofundingannex', [of.id]);
    await by.post(url, body);
    expect(await annexes.seenBy(clerk, of)).toMatchObject({ status: 'active' });
    expect((await seenBy(clerk, main)).status).toBe(main.status);
  });
});

describe('a case about an account or a name, where the call wants an annex', () => {
  async function begunWith(form: object) {
    const found = await annexes.inForce();
    const filenames = [await found.ofParent.upload()];
    const about = {
      ...{ obj_type: 'cofundingcontract', id_obj: found.contract.id, kind: 'ZMIANA' },
      ...{ form, filenames },
    };
    const { db } = test.app;
    const { id_call } = await contracts.get(db, found.contract.id);
    const { params } = await getCall(db, id_call);
    const wants = (annex_for_account: 'yes' | 'no') =>
      db
        .update(cofundingCall)
        .set({ params: { ...params, annex_for_account } })
        .where(eq(cofundingCall.id, id_call));
    await wants('yes');
    const asked = await opened(found.parent, about);
    expect((await step(officer, asked, 'take')).statusCode).toBe(200);
    const of = await annexes.begun({ found, id_officecase: asked.id });
    const begun = await annexes.seenBy(clerk, of);
    await annexes.toOffice(of);
    await wants('no');
    const { by, url, body } = await annexes.seal('cofundingannex', [of.id]);
    expect((await by.post(url, body)).statusCode).toBe(200);
    expect(await seenBy(found.parent, asked)).toMatchObject({ status: 'closed' });
    return { found, begun, id_user: (await contracts.get(db, found.contract.id)).id_user };
  }

  it('begins the annex with the account, which is paid to when both have signed', async () => {
    const { found, begun } = await begunWith({ change: 'account', account: '20999000090000000000000003' });
    expect(begun).toMatchObject({ kinds: ['RACHUNEK'], bank_account_number: '20999000090000000000000003' });
    expect((await annexes.contractOf(found)).bank_account_number).toBe('20999000090000000000000003');
  });

  it('begins it with the name, which the person has when both have signed', async () => {
    const { begun, id_user } = await begunWith({
      change: 'name',
      firstname: 'Ewa',
      lastname: 'Nowa-Żółwińska',
    });
    expect(begun).toMatchObject({ kinds: ['DANE'], texts: [{ after: 'Ewa Nowa-Żółwińska' }] });
    expect((await namesOf(test.app.db, [id_user])).get(id_user)).toBe('Ewa Nowa-Żółwińska');
  });
});

it('leaves a whole log', async () => {
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
