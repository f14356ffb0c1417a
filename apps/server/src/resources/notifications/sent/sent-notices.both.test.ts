import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { baseLog } from '../../../audit-log/table';
import { systemAuthor } from '../../../author';
import { user } from '../../../identity/table';
import { noticeEmail } from '../../../mail/email';
import { deliverDue } from '../../../mail/mail-worker';
import { mailOutbox } from '../../../mail/table';
import { notify } from '../../../notify';
import { SECOND_APPLICATION } from '../../../seed/seed-second-application';
import { findToldBefore } from '../told-before';

const test = await testApp();
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const auditor = await signIn(test, 'obserwator');
const clerk = await signIn(test, 'pracownik1');
const anna = await signIn(test, 'anna.przykladowa');
const pawel = await signIn(test, 'pawel.slimakowy');

const MAIL = 'anna.przykladowa@example.com';
const by = systemAuthor(test.clock.business());
const refuse = () => Promise.reject(new Error('550 5.1.1 User unknown'));

function tell(to: number, number: string, withEmail = true, author = by) {
  const words = { content_name: `Rozliczenie ${number}`, content_text: `Zatwierdziliśmy ${number}.` };
  const text = { kind: 'N21' as const, pl: words, en: words };
  return test.app.db.transaction((tx) =>
    notify(
      test.app,
      tx,
      {
        to,
        text,
        ref: { obj_type: 'cofundingrequest', id_obj: 7 },
        ...(withEmail && { email: (reader) => noticeEmail({ to: reader, office: 'Urząd', text }) }),
      },
      author,
    ),
  );
}

const list = async (query = '', who = technician) =>
  (await who.get(`/api/basenotification/sent?${query}`)).json();
const subjects = async (query: string) =>
  (await list(query)).data.map(({ subject }: { subject: string }) => subject.replaceAll('\u00a0', ' '));
const emailOf = async (subject: string) => {
  const [row] = await test.app.db.select().from(mailOutbox).where(eq(mailOutbox.subject, subject));
  if (!row) throw new Error(`No e-mail ${subject}.`);
  return row;
};
const stateOf = (id: number, values: Partial<typeof mailOutbox.$inferInsert>) =>
  test.app.db.update(mailOutbox).set(values).where(eq(mailOutbox.id, id));

async function failed(number: string) {
  await tell(anna.id, number);
  const { id } = await emailOf(`Rozliczenie ${number}`);
  await stateOf(id, { status: 'failed', tries: 4, last_error: '550 5.1.1 User unknown' });
  return id;
}

describe('what was sent', () => {
  beforeAll(async () => {
    await tell(anna.id, 'A/1');
    await tell(pawel.id, 'P/1', false);
    await failed('A/2');
  });

  it('shows to whom, what, and how its e-mail fares, with the address masked', async () => {
    const { data } = await list('mail=failed');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      kind: 'N21',
      person: { id: anna.id, name: 'Anna Przykładowa' },
      mail: 'a***@example.com',
      lang: 'pl',
      read: 'no',
      // Who looks after the server may see no claim.
      obj_type: null,
      email: { state: 'failed', tries: 4, trouble: 'no-mailbox', again: null, retry_in: null },
    });
  });

  it('continues where a page ended, newest first, also of e-mails', async () => {
    for (const of of ['notices', 'emails']) {
      const whole = await subjects(`of=${of}`);
      const first = await list(`of=${of}&page_count=1`);
      const rest = await subjects(`of=${of}&after=${first.next}`);
      expect([first.data[0].subject.replaceAll('\u00a0', ' '), ...rest]).toEqual(whole);
    }
  });

  it('finds a person, a state, a kind and days', async () => {
    expect(await subjects('has_text=slimakowy')).toEqual(['Rozliczenie P/1']);
    expect(await subjects('mail=none')).toEqual(['Rozliczenie P/1']);
    expect(await subjects('kind=N01')).toEqual([]);
    expect(await subjects('of=emails&mail=failed')).toEqual(['Rozliczenie A/2']);
    expect(await subjects('date_from=2027-02-10&date_to=2027-02-10')).toHaveLength(3);
    expect(await subjects('date_to=2027-02-09')).toEqual([]);
    const { data } = (await technician.get('/api/basenotification/sentcounts')).json();
    expect(data).toMatchObject({ all: 3, waiting: 1, failed: 1, emails: 2 });
  });

  it('keeps what its reader deleted, and the text for those who may see the object', async () => {
    const [{ id }] = (await list('has_text=slimakowy')).data;
    await pawel.delete(`/api/basenotification/delete?id=${id}`);
    expect((await list('has_text=slimakowy')).data[0]).toMatchObject({ deleted: 'yes', read: 'no' });
    const textFor = async (who: typeof technician) =>
      (await who.get(`/api/basenotification/senttext?id=${id}`)).json().data.content_text;
    expect(await textFor(technician)).toBeNull();
    expect(await textFor(auditor)).toContain('Zatwierdziliśmy');
  });

  it('holds nothing of another application', async () => {
    const second = systemAuthor(test.clock.business(), { id_application: SECOND_APPLICATION });
    await tell(anna.id, 'B/1', true, second);
    expect(await subjects('')).not.toContain('Rozliczenie B/1');
    expect(await subjects('of=emails')).not.toContain('Rozliczenie B/1');
    const { id, id_notification } = await emailOf('Rozliczenie B/1');
    const text = await technician.get(`/api/basenotification/senttext?id=${id_notification}`);
    expect(codeOf(text)).toEqual([404, 'object-no-exist']);
    const check = await technician.get(`/api/basenotification/sendagaincheck?ids=${id}`);
    expect(check.json().data).toEqual([]);
    const again = await technician.post('/api/basenotification/sendagain', { ids: [id] });
    expect(codeOf(again)).toEqual([404, 'object-no-exist']);
  });

  it('is refused to who has no privilege', async () => {
    for (const url of ['sent', 'sentcounts', 'senttext?id=1', 'sendagaincheck?ids=1']) {
      expect(codeOf(await clerk.get(`/api/basenotification/${url}`))).toEqual([403, 'no-privilege']);
    }
  });
});

describeWrite('basenotification/sendagain', () => test, {
  act: async () => ({
    by: technician,
    url: '/api/basenotification/sendagain',
    body: { ids: [await failed('A/3')] },
  }),
  other: async () => [
    [auditor, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  isRepeatable: true,
  twice: async ({ body }, done) => {
    expect(done.json().data).toEqual({ queued: 1, kept: 0 });
    const { id, status, tries } = await emailOf('Rozliczenie A/3');
    expect([[id], status, tries]).toEqual([body?.ids, 'queued', 0]);
    const logged = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'mail.sent-again'));
    expect(logged).toMatchObject([{ id_user: technician.id, diff: { email: id } }]);
  },
});

describe('sending again', () => {
  const again = async (id: number) =>
    (await technician.post('/api/basenotification/sendagain', { ids: [id] })).json().data;
  const check = async (id: number) =>
    (await technician.get(`/api/basenotification/sendagaincheck?ids=${id}`)).json().data[0];

  it('never sends what waits, or a code that has ended, and says why', async () => {
    await tell(anna.id, 'A/4');
    const { id } = await emailOf('Rozliczenie A/4');
    expect((await check(id)).refusal).toBe('waits');
    await stateOf(id, { status: 'sent', expire_date: new Date(test.clock.now().getTime() - 1) });
    expect((await check(id)).refusal).toBe('code-ended');
    expect(await again(id)).toEqual({ queued: 0, kept: 1 });
    expect((await emailOf('Rozliczenie A/4')).status).toBe('sent');
  });

  it('goes to the address that the person has now, as a new letter', async () => {
    await tell(anna.id, 'A/5');
    const { id, message_id } = await emailOf('Rozliczenie A/5');
    await stateOf(id, { status: 'sent' });
    await test.app.db.update(user).set({ mail: 'nowa.skrzynka@example.com' }).where(eq(user.id, anna.id));
    expect(await check(id)).toMatchObject({ moved: 'yes', mail: 'n***@example.com', refusal: null });
    await again(id);
    await test.app.db.update(user).set({ mail: MAIL }).where(eq(user.id, anna.id));
    const sent = await emailOf('Rozliczenie A/5');
    expect([sent.to, sent.message_id === message_id]).toEqual(['nowa.skrzynka@example.com', false]);
  });

  it('is given up after three more tries when the mailbox does not exist', async () => {
    await tell(anna.id, 'A/6');
    for (const minutes of [0, 1, 3, 8]) {
      const now = new Date(test.clock.now().getTime() + minutes * 60_000);
      const clock = { ...test.clock, now: () => now };
      await deliverDue(test.app.db, clock, { deliver: refuse, onRefused: () => undefined });
    }
    expect(await emailOf('Rozliczenie A/6')).toMatchObject({ status: 'failed', tries: 4 });
  });
});

it('gives each of two e-mails that come later a notification of its own', async () => {
  await tell(anna.id, 'L/1', false);
  await tell(anna.id, 'L/2', false);
  const of = { id_user: anna.id, kind: 'N21', obj_type: 'cofundingrequest', id_obj: 7 } as const;
  const email = { to: MAIL, subject: 'L', text: 'L', html: 'L' };
  const found = await test.app.db.transaction(async (tx) => {
    const newest = await findToldBefore(tx, of);
    await test.app.mail.send(tx, { ...email, id_notification: newest });
    const other = await findToldBefore(tx, of);
    await test.app.mail.send(tx, { ...email, id_notification: other });
    return [newest, other, await findToldBefore(tx, of)];
  });
  const [newest = 0] = found;
  expect(found).toEqual([expect.any(Number), newest - 1, undefined]);
});
