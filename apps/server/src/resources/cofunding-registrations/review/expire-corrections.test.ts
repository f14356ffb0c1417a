import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { baseLog } from '../../../audit-log/table';
import { checkData } from '../../../commands/data-report';
import type { Crash } from '../../../crash';
import { readPdf } from '../../../documents/testing/read-pdf';
import { findHeldPlaces } from '../draft/held-places';
import { expireCorrections } from './expire-corrections';

const URL = '/api/cofundingregistration';
const LAST_MOMENT = new Date('2027-02-17T22:59:59.999Z');
const TOO_LATE = new Date('2027-02-17T23:00:00.000Z');
const SUBJECT = 'Wynik oceny formalnej zgłoszenia';

const crash: Crash = { at: () => undefined };
let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp({ parts: { crash } });
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());
afterEach(() => {
  vi.restoreAllMocks();
  test.clock.set(null);
});

async function expire(now: Date): Promise<number> {
  test.clock.set(now);
  return expireCorrections(test.app, now, new AbortController().signal);
}

const seenBy = (who: SignedIn, of: OfficeRegistration) => registrations.seenBy(who, of);
const statusOf = async (of: OfficeRegistration) => (await seenBy(of.parent, of)).status;
const emailsOf = async ({ mail }: OfficeRegistration) =>
  (await test.emailsTo(mail)).filter(({ subject }) => subject.startsWith(SUBJECT));
const entriesOf = ({ id }: OfficeRegistration) =>
  test.app.db
    .select()
    .from(baseLog)
    .where(and(eq(baseLog.event, 'cofundingregistration.expirecorrection'), eq(baseLog.id_obj, id)));
const pesels = async (of: OfficeRegistration) =>
  (await seenBy(of.parent, of)).form.children?.map(({ pesel }) => pesel ?? '') ?? [];
const notifications = async ({ parent, id }: OfficeRegistration) => {
  const { data } = (await parent.get('/api/basenotification/get')).json();
  type Told = { id_obj: number; content_name: string; content_text: string };
  return data.filter((told: Told) => told.id_obj === id && told.content_name.startsWith(SUBJECT));
};

/** Called for correction, and begun to be corrected: a changed answer, an exchanged file and a document to sign. */
async function corrected() {
  const of = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.', attachments: 'Nieczytelne.' });
  const { form, row_version, attachments } = await seenBy(of.parent, of);
  const body = { row_version, form: { ...form, zip_code: '72-345' } };
  await of.parent.post(`${URL}/set?id=${of.id}`, body);
  await of.parent.post(`${URL}/detach?id=${of.id}`, { id_file: attachments[0]?.id });
  const upload = await of.ofParent.upload();
  await of.parent.post(`${URL}/attach?id=${of.id}`, { filename: upload, kind: 'ZASW_PRACODAWCA' });
  const typed = await of.ofParent.prepare(await seenBy(of.parent, of));
  return { of, sent: { form, attachments }, typed, upload };
}

it('rejects a correction that did not come, once, with letter, notification, e-mail and log', async () => {
  const { of, sent, typed, upload } = await corrected();
  expect(typed).toMatchObject({ status: 'to_correct', version_no: 2, form: { zip_code: '72-345' } });
  expect(await expire(LAST_MOMENT)).toBe(0);
  expect(await statusOf(of)).toBe('to_correct');

  const ended = await twoServers(test.app, () => expire(TOO_LATE));
  expect(ended.toSorted()).toEqual([0, 1]);
  expect(await expire(TOO_LATE)).toBe(0);

  const reason =
    'Zgłoszenie nie zostało poprawione tak, jak prosiliśmy w wezwaniu. Termin poprawek minął 17\u00a0lutego 2027\u00a0r. Do tego dnia nie dostaliśmy poprawionego zgłoszenia.';
  const after = await seenBy(of.parent, of);
  expect(after).toMatchObject({
    status: 'formally_rejected',
    version_no: 1,
    steps: [],
    explanations: [],
    rejection: { reason, review_to: '2027-02-25' },
  });
  expect(after.history.map(({ status }) => status).slice(-2)).toEqual(['to_correct', 'formally_rejected']);

  const letters = after.documents.filter(({ kind }) => kind === 'PISMO');
  expect(letters).toMatchObject([{ status: 'signed', signatures: [{ signer_kind: 'SEAL' }] }]);
  const { rawPayload } = await test.app.inject({ url: letters[0]?.url ?? '' });
  expect((await readPdf(new Uint8Array(rawPayload))).text).toContain(
    'nie dostaliśmy poprawionego zgłoszenia',
  );
  expect(await notifications(of)).toHaveLength(1);
  expect(await emailsOf(of)).toHaveLength(1);
  expect(await entriesOf(of)).toMatchObject([
    { id_user: null, diff: { correction_to: '2027-02-17', status: ['to_correct', 'formally_rejected'] } },
  ]);
  expect(
    await findHeldPlaces(test.app.db, { id_registration: 0, id_call: 0, pesels: await pesels(of) }),
  ).toEqual(new Map());

  // Both sides see what was submitted; what was typed since is gone, with its file and its document.
  for (const seen of [after, await seenBy(clerk, of)]) {
    expect(seen.form).toEqual(sent.form);
    expect(seen.attachments.map(({ id, is_sent }) => [id, is_sent])).toEqual(
      sent.attachments.map(({ id }) => [id, 'yes']),
    );
    expect(seen.documents.filter(({ kind }) => kind === 'FORMULARZ')).toMatchObject([{ version_no: 1 }]);
  }
  expect(await test.app.files.list(new Date('2100-01-01'))).not.toContain(upload);
  expect(await checkData(test.app.db, test.app.files)).toMatchObject({
    log: { state: 'intact' },
    missing: [],
    damaged: [],
    strays: [],
  });
});

it('leaves nothing of a rejection that breaks off, and ends it at the next turn', async () => {
  const of = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
  vi.spyOn(crash, 'at').mockImplementation((point) => {
    if (point === 'registration_deadlines.before-commit') throw new Error('the server dies');
  });
  await expect(expire(TOO_LATE)).rejects.toThrow('1 of 1 failed');
  expect(await statusOf(of)).toBe('to_correct');
  expect([await notifications(of), await emailsOf(of), await entriesOf(of)]).toEqual([[], [], []]);
  expect((await checkData(test.app.db, test.app.files)).strays).toEqual([]);

  vi.restoreAllMocks();
  expect(await expire(TOO_LATE)).toBe(1);
  expect(await statusOf(of)).toBe('formally_rejected');
});

it('keeps no other correction back when one fails', async () => {
  const first = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
  const second = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
  vi.spyOn(test.app.documents, 'render').mockRejectedValueOnce(new Error('no font'));
  await expect(expire(TOO_LATE)).rejects.toThrow('1 of 2 failed');
  expect([await statusOf(first), await statusOf(second)]).toEqual(['to_correct', 'formally_rejected']);
  expect(await expire(TOO_LATE)).toBe(1);
  expect(await statusOf(first)).toBe('formally_rejected');
});
