import { afterAll, describe, expect, it } from 'vitest';
import {
  done,
  LETTER,
  listOf,
  open,
  opened,
  seenBy,
  sending,
  step,
  toldTo,
} from '../../../test/office-cases';
import { officeRegistrations } from '../../../test/office-registrations';
import { registrationOf } from '../../../test/registration';
import { resignationsOf, statementIn } from '../../../test/resignations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';
import { readPdf } from '../../documents/testing/read-pdf';
import { isWholeAndIntact, verifySignatures } from '../../signatures/verify';

const test = await testApp();
afterAll(() => test.close());
const resignations = resignationsOf(test, officeRegistrations(test));

// Each code moves the clock, and sessions end with it.
const officer = () => signIn(test, 'pracownik1');

const others = async (): Promise<[who: SignedIn, status: number, code: string][]> => [
  [await signIn(test, 'anna.przykladowa'), 404, 'object-no-exist'],
  [await officer(), 404, 'object-no-exist'],
];
async function bytesOf(of: Parameters<typeof statementIn>[0]): Promise<Uint8Array> {
  const { rawPayload } = await test.app.inject({ url: statementIn(of).url });
  return new Uint8Array(rawPayload);
}

describe('a case with a statement', () => {
  it('waits for the signature of its applicant, and the office does not have it', async () => {
    const { parent, of } = await resignations.written();
    const clerk = await officer();
    expect(of).toMatchObject({ status: 'to_sign', due_date: null, title: 'Rezygnacja' });
    expect(of.steps.toSorted()).toEqual(['edit', 'remove', 'sign']);
    expect(statementIn(of)).toMatchObject({ kind: 'REZYGNACJA', status: 'frozen', version_no: 1 });
    const { text } = await readPdf(await bytesOf(of));
    const words = text.replaceAll('\u00a0', ' ');
    for (const said of ['Oświadczenie o rezygnacji', '4 maja 2027', 'Utrata pracy', 'Szukam pracy'])
      expect(words).toContain(said);
    expect(await listOf(clerk)).not.toContainEqual(expect.objectContaining({ id: of.id }));
    expect(await toldTo(clerk)).not.toContain(`Nowa sprawa ${of.sign}`);
    expect(await toldTo(parent)).not.toContain(expect.stringContaining(of.sign));
  });

  it('is sent signed when the office enters what came in otherwise', async () => {
    const { id_member } = await resignations.participant();
    const clerk = await officer();
    const bare = await open(clerk, resignations.about(id_member));
    expect(bare.json().data).toEqual({ channel: 'not-valid-option', filenames: 'no-file' });
    const filenames = [await registrationOf(test, clerk, '').upload()];
    const paper = { ...resignations.about(id_member), channel: 'PAPIER', filenames };
    const entered = await opened(clerk, paper);
    expect(entered).toMatchObject({ status: 'new', id_document: null });
    expect((await done(clerk, entered, 'take')).steps).not.toContain('close');
    const own = await step(clerk, entered, 'close', LETTER);
    expect(own.json()).toMatchObject({ code: 'no-privilege', data: { reason: 'own-entry' } });
  });

  it('is written once at a time', async () => {
    const { parent, id_member } = await resignations.written();
    const again = await open(parent, resignations.about(id_member));
    expect(again.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'asked' } });
  });

  it('is not changed once it is signed', async () => {
    const { parent, of } = await resignations.sent();
    expect(of.steps).not.toContain('edit');
    const form = { ...of.form, reason: 'INNE' };
    const answer = await step(parent, of, 'set', { row_version: of.row_version, form });
    expect(answer.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'signed' } });
  });

  it('keeps its kind, and no other case becomes one', async () => {
    const clerk = await officer();
    const { of, id_member, parent } = await resignations.led(clerk);
    const change = { row_version: of.row_version, kind: 'PYTANIE' };
    expect(codeOf(await step(clerk, of, 'set', change))).toEqual([400, 'not-valid']);
    const asked = await opened(parent, { obj_type: 'cofundingmember', id_obj: id_member });
    const taken = await done(clerk, asked, 'take');
    const into = { row_version: taken.row_version, kind: 'REZYGNACJA' };
    expect(codeOf(await step(clerk, taken, 'set', into))).toEqual([400, 'not-valid']);
  });
});

describeWrite('set', () => test, {
  async act() {
    const { parent, of } = await resignations.written();
    const body = { row_version: of.row_version, form: { ...of.form, reason: 'ZMIANA_OPIEKI' } };
    return sending(parent, of, 'set', body);
  },
  other: others,
  async wrongStatus() {
    const { parent, of } = await resignations.sent();
    return sending(parent, of, 'set', { row_version: of.row_version, form: of.form });
  },
  async twice({ of }, answer) {
    const now = answer.json().data;
    expect(statementIn(now)).toMatchObject({ status: 'frozen', version_no: 2 });
    expect(now.documents).toHaveLength(1);
    expect(statementIn(now).id).not.toBe(statementIn(of).id);
    expect((await readPdf(await bytesOf(now))).text).toContain('Zmiana opieki nad dzieckiem');
  },
});

describeWrite('signcode', () => test, {
  async act() {
    const { parent, of, mail } = await resignations.written();
    return { ...sending(parent, of, 'signcode', { id_document: statementIn(of).id }), mail };
  },
  other: others,
  later: 429,
  async wrongStatus() {
    const { parent, of } = await resignations.sent();
    return sending(parent, of, 'signcode', { id_document: statementIn(of).id });
  },
  async twice({ mail, of }) {
    const [letter] = await test.emailsTo(mail);
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('aby podpisać oświadczenie');
    expect(letter?.text).toContain(`/officecases/sign/${of.id}`);
  },
});

describeWrite('sign', () => test, {
  async act() {
    const found = await resignations.written();
    return { ...sending(found.parent, found.of, 'sign', await resignations.signBody(found)), found };
  },
  other: others,
  // The second one finds it signed.
  isRepeatable: true,
  async wrongStatus() {
    const { parent, id_member } = await resignations.participant();
    const asked = await opened(parent, { obj_type: 'cofundingmember', id_obj: id_member });
    const body = { id_document: 1, sha256: 'a'.repeat(64), pass: 'x', code: '000000', statement: 'yes' };
    return sending(parent, asked, 'sign', body);
  },
  async twice({ found }) {
    const of = await seenBy(await officer(), found.of);
    expect(of).toMatchObject({ status: 'new', kind: 'REZYGNACJA', due_date: '2027-06-03' });
    expect(of.events.map(({ status }) => status)).toEqual(['to_sign', 'new']);
    expect(statementIn(of)).toMatchObject({ status: 'signed' });
    const pdf = await bytesOf(of);
    expect(isWholeAndIntact(await verifySignatures(pdf, { trusted: test.app.seal.trusted }))).toBe(true);
    expect(await toldTo(found.parent)).toContain(`Potwierdzenie wpływu sprawy ${of.sign}`);
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  },
});

it('refuses a wrong password, a wrong code and another document', async () => {
  const found = await resignations.written();
  const body = await resignations.signBody(found);
  const send = (over: object) => step(found.parent, found.of, 'sign', { ...body, ...over });
  expect((await send({ pass: 'Wrong!2027' })).json()).toMatchObject({ data: { pass: 'not-valid-pass' } });
  expect(codeOf(await send({ sha256: 'a'.repeat(64) }))).toEqual([409, 'conflict']);
  expect(codeOf(await send({ code: body.code === '111111' ? '222222' : '111111' }))).toEqual([
    400,
    'not-valid-code',
  ]);
});

describeWrite('delete', () => test, {
  async act() {
    const { parent, of } = await resignations.written();
    return sending(parent, of, 'delete', { row_version: of.row_version });
  },
  other: others,
  later: 404,
  async wrongStatus() {
    const { parent, of } = await resignations.sent();
    return sending(parent, of, 'delete', { row_version: of.row_version });
  },
  async twice({ by, of }) {
    expect(codeOf(await by.get(`/api/officecase/find?id=${of.id}`))).toEqual([404, 'object-no-exist']);
    expect((await test.app.inject({ url: statementIn(of).url })).statusCode).toBe(404);
    expect(await opened(by, resignations.about(of.id_obj ?? 0))).toMatchObject({ status: 'to_sign' });
  },
});

it('is signed only while what it says still holds', async () => {
  const found = await resignations.written({ last_day: '2027-04-20' });
  const { parent, mail, id_grant } = found;
  const { claims } = resignations;
  const claim = { parent, mail, id_grant, claim: await claims.add(parent, id_grant) };
  await claims.submit(await claims.prepare(await claims.fill(claim)));
  const refused = await step(parent, found.of, 'sign', await resignations.signBody(found));
  expect(refused.json()).toMatchObject({
    code: 'illegal-step',
    data: { reason: 'claimed', months: ['2027-04'] },
  });
  expect(await seenBy(parent, found.of)).toMatchObject({ status: 'to_sign' });
});
