import type { OfficeCase } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from '../../../test/member-changes';
import { done, LETTER, open, opened, seenBy, sending, step } from '../../../test/office-cases';
import { registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { user } from '../../identity/table';
import { cofundingCall } from '../cofunding-calls/table';
import { cofundingContract } from '../cofunding-contracts/table';
import { cofundingMember } from '../cofunding-members/table';
import { officeCase } from '../office-cases/table';
import { cofundingMemberChange } from './table';

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;
let accountant: SignedIn;
let changes: ReturnType<typeof changesOf>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  accountant = await signIn(test, 'ksiegowosc');
  changes = changesOf(test);
});
afterAll(() => test.close());

const reasonOf = ({ body }: { body: string }) => JSON.parse(body).data.reason;

async function stateOf({ id_member, id_contract }: { id_member: number; id_contract: number }) {
  const { db } = test.app;
  const [member] = await db.select().from(cofundingMember).where(eq(cofundingMember.id, id_member));
  const [contract] = await db.select().from(cofundingContract).where(eq(cofundingContract.id, id_contract));
  const rows = await db
    .select()
    .from(cofundingMemberChange)
    .where(eq(cofundingMemberChange.id_member, id_member));
  return { member, contract, rows };
}

describeWrite('the acceptance of another account', () => test, {
  async act() {
    const who = await changes.participant();
    const of = await changes.reported(clerk, who, changes.changeOf(who));
    return { ...sending(clerk, of, 'close', LETTER), who };
  },
  other: async ({ who }) => [
    [who.parent, 403, 'no-privilege'],
    [second, 403, 'no-privilege'],
    [accountant, 403, 'no-privilege'],
  ],
  async twice({ of, who }) {
    const { member, contract, rows } = await stateOf(who);
    const after = '20999000090000000000000003';
    expect([member?.bank_account_number, contract?.bank_account_number]).toEqual([after, after]);
    expect(rows).toMatchObject([
      { changed: 'account', before: '74999000090000000000000001', after, id_officecase: of.id },
    ]);
    expect(rows[0]?.id_document).toBe(of.id_document);
    const subjects = (await test.emailsTo(who.mail)).map(({ subject }) => subject);
    expect(subjects).toContain('Zmieniliśmy rachunek do wypłat');
    expect((await seenBy(clerk, of)).steps).not.toContain('reopen');
  },
});

describe('a statement', () => {
  it('is the parent’s alone until it is signed', async () => {
    const who = await changes.participant();
    const written = await opened(who.parent, changes.changeOf(who));
    expect(written).toMatchObject({ status: 'to_sign', due_date: null });
    expect(written.documents).toMatchObject([{ kind: 'OSWIADCZENIE', status: 'frozen' }]);
    expect(codeOf(await clerk.get(`/api/officecase/find?id=${written.id}`))).toEqual([
      ...[404, 'object-no-exist'],
    ]);

    const sent: OfficeCase = await changes.signed(who.parent, who.mail, written);
    expect(sent).toMatchObject({ status: 'new' });
    expect(sent.documents).toMatchObject([{ status: 'signed', signatures: [{ provider: 'PORTAL_CODE' }] }]);
    expect(sent.steps).not.toContain('edit');
    expect((await stateOf(who)).rows).toEqual([]);
  });

  it('of another name needs the document that proves it, and changes the account too', async () => {
    const who = await changes.participant();
    const name = { change: 'name', account: undefined, firstname: 'Ewa', lastname: 'Nowa-Żółwińska' };
    const bare = await open(who.parent, changes.changeOf(who, name));
    expect([codeOf(bare), bare.json().data]).toEqual([[400, 'not-valid'], { filenames: 'no-file' }]);

    const { upload } = registrationOf(test, who.parent, who.mail);
    const of = await changes.reported(clerk, who, changes.changeOf(who, name, [await upload()]));
    expect((await step(clerk, of, 'close', LETTER)).statusCode).toBe(200);
    const { member, rows } = await stateOf(who);
    const [account] = await test.app.db
      .select()
      .from(user)
      .where(eq(user.id, member?.id_user ?? 0));
    expect(account).toMatchObject({ firstname: 'Ewa', lastname: 'Nowa-Żółwińska' });
    expect(member?.search_text).toContain('nowa-zolwinska');
    expect(rows).toMatchObject([{ changed: 'name', after: 'Ewa Nowa-Żółwińska' }]);
    const subjects = (await test.emailsTo(who.mail)).map(({ subject }) => subject);
    expect(subjects).toContain('Zmieniliśmy Twoje imię albo nazwisko');
  });

  it('that changes nothing is refused, and is none where the call wants an annex', async () => {
    const who = await changes.participant();
    const same = await open(who.parent, changes.changeOf(who, { account: '74999000090000000000000001' }));
    expect([codeOf(same), reasonOf(same)]).toEqual([[409, 'illegal-step'], 'same']);

    const { contract } = await stateOf(who);
    const isOfIt = eq(cofundingCall.id, contract?.id_call ?? 0);
    const [call] = await test.app.db.select().from(cofundingCall).where(isOfIt);
    if (!call) throw new Error('A contract has its call.');
    const params = (annex_for_account: 'yes' | 'no') => ({ params: { ...call.params, annex_for_account } });
    await test.app.db.update(cofundingCall).set(params('yes')).where(isOfIt);
    const annex = await opened(who.parent, changes.changeOf(who));
    await test.app.db.update(cofundingCall).set(params('no')).where(isOfIt);
    expect([annex.status, annex.id_document, annex.form.by_annex]).toEqual(['new', null, 'yes']);
  });

  it('is refused while somebody acts for the participant, and after the contract', async () => {
    const who = await changes.participant();
    const manager = await signIn(test, 'kierownik');
    const acting = await signIn(test, who.mail.split('@')[0] ?? '', { id_user_main: manager.id });
    expect(codeOf(await open(acting, changes.changeOf(who)))).toEqual([403, 'no-privilege']);
    await test.app.db
      .update(cofundingContract)
      .set({ status: 'ended' })
      .where(eq(cofundingContract.id, who.id_contract));
    const late = await open(who.parent, changes.changeOf(who));
    expect([codeOf(late), reasonOf(late)]).toEqual([[409, 'illegal-step'], 'not-active']);
  });

  it('is not made of a case that nobody signed', async () => {
    const who = await changes.participant();
    const { form } = changes.changeOf(who);
    const care = { change: 'care', account: undefined, child: 'Ola', from: '2027-05-01' };
    const asked = await opened(who.parent, changes.changeOf(who, care));
    expect(asked.status).toBe('new');
    const set = (of: OfficeCase, answers: object) =>
      step(who.parent, of, 'set', { row_version: of.row_version, form: answers });
    const changed = await set(asked, form);
    expect([codeOf(changed), reasonOf(changed)]).toEqual([[409, 'illegal-step'], 'statement']);
    // Nor is the statement made void while its case is sent.
    const written = await opened(who.parent, changes.changeOf(who));
    expect(reasonOf(await set(written, changes.changeOf(who, care).form))).toBe('statement');

    await test.app.db.update(officeCase).set({ form }).where(eq(officeCase.id, asked.id));
    const led = await done(clerk, asked, 'take');
    const closed = await step(clerk, led, 'close', LETTER);
    expect([codeOf(closed), reasonOf(closed)]).toEqual([[409, 'illegal-step'], 'not-signed']);
    expect((await stateOf(who)).rows).toEqual([]);
  });

  it('comes on paper with its scan, and another person accepts it', async () => {
    const who = await changes.participant();
    const bare = await open(clerk, changes.changeOf(who));
    expect(bare.json().data).toEqual({ channel: 'not-valid-option', filenames: 'no-file' });
    const filenames = [await registrationOf(test, clerk, who.mail).upload()];
    const of = await opened(clerk, { ...changes.changeOf(who, {}, filenames), channel: 'PAPIER' });
    expect(of).toMatchObject({ status: 'new', id_document: null });
    const other = { change: 'account', account: '74 9990 0009 0000 0000 0000 0002' };
    const edited = await step(who.parent, of, 'set', { row_version: of.row_version, form: other });
    expect(reasonOf(edited)).toBe('signed');

    const own = await done(clerk, of, 'take');
    expect(own.steps).not.toContain('close');
    const refused = await step(clerk, own, 'close', LETTER);
    expect([codeOf(refused), reasonOf(refused)]).toEqual([[403, 'no-privilege'], 'own-entry']);
    const led = await done(second, own, 'takeover', { id_user_owner: clerk.id });
    expect((await step(second, led, 'close', LETTER)).statusCode).toBe(200);
    expect((await stateOf(who)).rows).toMatchObject([{ changed: 'account', id_officecase: of.id }]);
  });

  it('refuses answers that belong to another change', async () => {
    const who = await changes.participant();
    const both = await open(who.parent, changes.changeOf(who, { lastname: 'Nowa' }));
    expect(both.json().data).toEqual({ lastname: 'not-valid' });
  });
});
