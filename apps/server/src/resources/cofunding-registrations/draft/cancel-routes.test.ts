import type { Registration } from '@urzad/contract';
import { foldForSearch } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';
import { baseLog } from '../../../audit-log/table';
import { checkData } from '../../../commands/data-report';
import { baseFile } from '../../uploads/table';
import { cofundingRegistration } from '../table';

const URL = '/api/cofundingregistration';
const OUT_OF_TIME = new Date('2027-02-12T14:31:00.000Z');

let test: TestApp;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(null));

const cancel = (who: SignedIn, { id }: Pick<Registration, 'id'>, headers = {}) =>
  who.post(`${URL}/cancel?id=${id}`, {}, headers);

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => {
  const { code, data } = JSON.parse(body);
  return [statusCode, code, data];
};

async function filesInStore(): Promise<string[]> {
  return test.app.files.list(new Date('2100-01-01'));
}

it('erases what was entered, and lets a new one be begun', async () => {
  const { child, parent, ofParent } = await registrations.family();
  const before = await filesInStore();
  const filled = await ofParent.fill(child);
  // A form that was made and withdrawn still holds the answers.
  await ofParent.prepare(filled);
  await parent.post(`${URL}/edit?id=${filled.id}`);
  const draft = await ofParent.find(filled.id);
  expect([draft.steps, draft.attachments.length]).toEqual([['save', 'prepare', 'cancel'], 1]);

  const { data } = (await cancel(parent, draft)).json();
  expect(data).toMatchObject({
    status: 'cancelled',
    number: `szkic-${draft.id}`,
    attachments: [],
    steps: [],
  });
  expect(data.form).toEqual({});
  expect(data.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['KLAUZULA']);
  expect(data.history.map(({ status }: { status: string }) => status).at(-1)).toBe('cancelled');

  // Only the clause that was read remains: neither rows nor bytes of the certificate and the form.
  const [clause] = data.documents;
  const kept = (await filesInStore()).filter((name) => !before.includes(name));
  expect(kept).toHaveLength(1);
  const rows = await test.app.db
    .select()
    .from(baseFile)
    .where(eq(baseFile.filename, kept[0] ?? ''));
  expect(rows).toMatchObject([{ obj_type: 'basedocument', id_obj: clause.id }]);
  expect(await checkData(test.app.db, test.app.files)).toMatchObject({ missing: [], damaged: [] });

  const [row] = await test.app.db
    .select()
    .from(cofundingRegistration)
    .where(eq(cofundingRegistration.id, draft.id));
  const stored = foldForSearch(JSON.stringify(row));
  for (const answer of [filled.form.lastname, filled.form.pesel, child.pesel]) {
    expect(stored).not.toContain(foldForSearch(String(answer)));
  }
  const noted = await test.app.db
    .select()
    .from(baseLog)
    .where(and(eq(baseLog.event, 'cofundingregistration.cancel'), eq(baseLog.id_obj, draft.id)));
  expect(noted).toMatchObject([
    { id_obj: draft.id, diff: { files: 1, forms: 1, status: ['draft', 'cancelled'] } },
  ]);

  expect((await parent.get(`${URL}/find?current=send`)).json()).toEqual({ data: null });
  expect((await ofParent.add()).status).toBe('draft');
});

describeWrite('cancel', () => test, {
  async act() {
    const { mail, parent, ofParent } = await registrations.family();
    const { id } = await ofParent.add();
    return { by: parent, mail, ofParent, id, url: `${URL}/cancel?id=${id}` };
  },
  async other({ mail }) {
    const manager = await signIn(test, 'kierownik');
    return [
      [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
      [await signIn(test, mail, { id_user_main: manager.id }), 403, 'no-privilege'],
    ];
  },
  async twice({ by, ofParent, id }) {
    expect((await ofParent.find(id)).status).toBe('cancelled');
    const next = await ofParent.add();
    const key = { 'idempotency-key': 'cancel-it-once' };
    const [first, again] = [await cancel(by, next, key), await cancel(by, next, key)];
    expect([first.statusCode, again.statusCode, again.json().data.status]).toEqual([200, 200, 'cancelled']);
  },
});

it('refuses what is prepared, signed or sent, and takes a draft that came too late', async () => {
  const { child, parent, ofParent } = await registrations.family();
  const statuses: string[] = [];
  const refuse = async ({ id, status }: Registration) => {
    statuses.push(status);
    expect(codeOf(await cancel(parent, { id }))).toEqual([409, 'illegal-step', { status }]);
  };
  const prepared = await ofParent.prepare(await ofParent.fill(child));
  await refuse(prepared);
  const signed = await ofParent.sign(prepared);
  await refuse(signed);
  await refuse(await ofParent.send(signed));
  expect(statuses).toEqual(['to_sign', 'signed', 'submitted']);

  const other = await registrations.family();
  const late = await other.ofParent.add();
  test.clock.set(OUT_OF_TIME);
  expect((await cancel(other.parent, late)).json().data).toMatchObject({ status: 'cancelled' });
});

it.each(['to_sign', 'signed'] as const)(
  'takes %s back and erases it, once its call is over',
  async (last) => {
    const { child, parent, ofParent } = await registrations.family();
    const before = await filesInStore();
    const prepared = await ofParent.prepare(await ofParent.fill(child));
    const made = last === 'signed' ? await ofParent.sign(prepared) : prepared;
    expect(codeOf(await cancel(parent, made))).toEqual([409, 'illegal-step', { status: last }]);

    test.clock.set(OUT_OF_TIME);
    expect(codeOf(await cancel(await signIn(test, 'joanna.zolwinska'), made))).toEqual([
      404,
      'object-no-exist',
      null,
    ]);
    const answers = await Promise.all([cancel(parent, made), cancel(parent, made)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const deleted = await ofParent.find(made.id);
    expect(deleted).toMatchObject({ status: 'cancelled', form: {}, attachments: [], steps: [] });
    expect(deleted.history.map(({ status }) => status).slice(-3)).toEqual([last, 'draft', 'cancelled']);
    // Only the clause that was read remains.
    expect((await filesInStore()).filter((name) => !before.includes(name))).toHaveLength(1);
    expect(await checkData(test.app.db, test.app.files)).toMatchObject({ missing: [], damaged: [] });
  },
);
