import type { MailLetter, RefusedMail } from '@urzad/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignMails } from '../../../../test/foreign-mails/foreign-mails';
import { filePart, letter, textPart } from '../../../../test/foreign-mails/mime';
import { imapServer } from '../../../../test/imap-server';
import { folderOf, heldLetter, heldThread, sentLetter, writeLetter } from '../../../../test/mail-letters';
import { onePage, png } from '../../../../test/samples';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { SHAPING_TAGS } from '../../../mail/foreign/clean-html';
import { mailOutbox } from '../../../mail/table';
import { baseFile } from '../../uploads/public';
import { mailCopy } from '../table';
import { fetchMail } from './fetch-mail';
import { mailIncoming } from './table';

const mails = foreignMails({ pdf: await onePage(), png: await png() });
const imap = await imapServer(mails.map(({ source }) => source));
const test = await testApp({ settings: { IMAP_URL: imap.url } });
afterAll(async () => {
  await test.close();
  await imap.close();
});
const { db } = test.app;
const clerk = await signIn(test, 'pracownik1');
const colleague = await signIn(test, 'pracownik2');

const fetchNow = (signal = new AbortController().signal) =>
  fetchMail(test.app, test.clock.now(), signal, { letters: 1_000 });
const rows = () => db.select().from(mailIncoming).orderBy(mailIncoming.uid);
const refusedMails = async (): Promise<RefusedMail[]> =>
  (await clerk.get('/api/mailletter/refused?page_count=50')).json().data;

/** Elements beside those that shape text, attributes that run or load, and addresses that are programs. */
const FORBIDDEN = new RegExp(
  `<(?!\\/?(?:${SHAPING_TAGS.join('|')})[ />])|\\s(?:on\\w+|src|style|class)=|javascript:`,
  'i',
);

let found: Awaited<ReturnType<typeof rows>>;
let changed: number;
beforeAll(async () => {
  changed = await fetchNow();
  found = await rows();
});

it('loses none of the letters of other programs: each is kept or stands among the refused', () => {
  expect(mails.length).toBeGreaterThanOrEqual(30);
  expect(changed).toBe(mails.length);
  expect(found.map(({ uid }) => uid)).toEqual(mails.map((_, at) => at + 1));
  expect(found.map(({ reason }) => reason ?? 'kept')).toEqual(mails.map(({ refused = 'kept' }) => refused));
});

describe.each(mails.map((mail, at) => [mail.name, mail, at] as const))('%s', (_name, mail, at) => {
  const shown = async (): Promise<MailLetter> => heldLetter(clerk, { id: found[at]?.id_letter ?? 0 });

  it(mail.refused ? 'is refused with its reason' : 'is shown safely', async () => {
    if (mail.refused) {
      const row = (await refusedMails()).find(({ id }) => id === found[at]?.id);
      expect(row).toMatchObject({ reason: mail.refused, subject: mail.subject ?? expect.any(String) });
      return;
    }
    const { subject, from, body, outside, files } = await shown();
    expect(from.id_user).toBeNull();
    if (mail.subject !== undefined) expect(subject).toBe(mail.subject);
    if (mail.from !== undefined) expect(from.name).toBe(mail.from);
    if (mail.has !== undefined) expect(body).toContain(mail.has);
    if (mail.shows !== undefined) expect(outside?.html).toContain(mail.shows);
    if (mail.hasNot) expect(`${outside?.html} ${body} ${subject}`).not.toMatch(mail.hasNot);
    expect(files.map(({ name }) => name)).toEqual(mail.files ?? []);
    const refused = outside?.refused.map(({ name, reason }) => [name, reason]) ?? [];
    expect(Object.fromEntries(refused)).toEqual(mail.parts ?? {});
    // Whatever a letter has: nothing that a browser runs or asks another server for.
    expect(outside?.html ?? '').not.toMatch(FORBIDDEN);
  });
});

it('keeps a letter once, though it is fetched again, by another number or after the mailbox was made anew', async () => {
  const before = await folderOf(clerk, 'inbox');
  expect(await fetchNow()).toBe(0);
  imap.add(mails[0]?.source ?? Buffer.from(''));
  expect(await fetchNow()).toBe(0);
  expect((await rows()).at(-1)).toMatchObject({ status: 'double', uid: mails.length + 1, from_mail: '' });

  await db.update(mailIncoming).set({ uid_validity: 6 });
  const refused = await refusedMails();
  expect(await fetchNow()).toBe(0);
  expect(await refusedMails()).toEqual(refused);
  expect(await folderOf(clerk, 'inbox')).toEqual(before);
});

it('gives a copy to each who holds letters, and none of them takes that of another', async () => {
  const id = found[0]?.id_letter ?? 0;
  expect((await heldLetter(colleague, { id })).is_read).toBe('no');
  await clerk.post('/api/mailletter/trash', { ids: [id] });
  await clerk.post('/api/mailletter/erase', { ids: [id] });
  expect((await clerk.get(`/api/mailletter/find?id=${id}`)).statusCode).toBe(404);
  expect((await heldLetter(colleague, { id })).body).toBe('Dzień dobry.');
});

it('gives no copy to who holds letters and does not read what citizens write', async () => {
  const id = found[0]?.id_letter ?? 0;
  const answers: number[] = [];
  for (const who of ['kontroler', 'admin.uprawnien', 'admin.techniczny']) {
    answers.push((await (await signIn(test, who)).get(`/api/mailletter/find?id=${id}`)).statusCode);
  }
  expect(answers).toEqual([200, 404, 404]);
});

it('puts an answer from outside behind the letter that it answers', async () => {
  const sent = await sentLetter(clerk, { outside: ['jan@firma.example.org'], subject: 'Pytanie' });
  const [email] = await db
    .select({ message_id: mailOutbox.message_id })
    .from(mailOutbox)
    .where(eq(mailOutbox.to, 'jan@firma.example.org'));
  const answer = { 'In-Reply-To': `<${email?.message_id}@urzad.example.com>` };
  imap.add(letter('answer', textPart('Odpowiadam.'), answer));
  imap.add(letter('later', textPart('Jeszcze jedno.'), { References: '<answer@firma.example.org>' }));
  expect(await fetchNow()).toBe(2);
  const { letters } = await heldThread(clerk, sent);
  expect(letters.map(({ subject }) => subject)).toEqual(['Pytanie', 'answer', 'later']);
  // Who holds no copy of the first letter sees the answers alone.
  const [last] = await folderOf(colleague, 'inbox');
  const theirs = await heldThread(colleague, { id: last?.id_letter ?? 0 });
  expect(theirs.letters.map(({ subject }) => subject)).toEqual(['answer', 'later']);
});

it('names the account of the sender as what the address says', async () => {
  imap.add(letter('from parent', textPart('To ja.'), { From: 'ANNA.Przykladowa@example.com' }));
  await fetchNow();
  const [row] = await folderOf(clerk, 'inbox');
  const { from, outside } = await heldLetter(clerk, { id: row?.id_letter ?? 0 });
  expect(from).toEqual({ id_user: null, name: 'anna.przykladowa@example.com' });
  expect(outside?.person?.name).toMatch(/\S/);
});

describe('an answer', () => {
  const PARENT = 'anna.przykladowa@example.com';
  const COLLEAGUE = 'pracownik2@urzad.example.com';
  const arrived = async (name: string, fields: Record<string, string>) => {
    imap.add(letter(name, textPart('Pytam.'), fields));
    await fetchNow();
    const [row] = await folderOf(clerk, 'inbox');
    return heldLetter(clerk, { id: row?.id_letter ?? 0 });
  };
  const codeOfSending = async (mail: string, id_before: number | null) => {
    const { statusCode, body } = await writeLetter(clerk, 'send', { outside: [mail], id_before });
    return statusCode === 200 ? 'done' : JSON.parse(body).data.outside;
  };

  it('goes by e-mail to where the e-mail came from, though the address belongs to an account', async () => {
    const { id } = await arrived('parent asks', { From: PARENT, To: COLLEAGUE });
    expect(await codeOfSending(PARENT, id)).toBe('done');
    expect(await test.emailsTo(PARENT)).toHaveLength(1);
    // And again after one's own letter to it.
    const [sent] = await folderOf(clerk, 'sent');
    expect(await codeOfSending(PARENT, sent?.id_letter ?? 0)).toBe('done');
    // Otherwise they are written to in the portal; so is whom the sender only named.
    expect(await codeOfSending(PARENT, null)).toBe('has-account');
    expect(await codeOfSending(COLLEAGUE, id)).toBe('has-account');
    const own = await sentLetter(clerk, { to: [colleague.id] });
    expect(await codeOfSending(PARENT, own.id)).toBe('has-account');
  });

  it('goes to the address that the letter asks for', async () => {
    const { id, outside } = await arrived('for another', {
      From: 'jan@firma.example.org',
      'Reply-To': `Anna <${PARENT.toUpperCase()}>`,
    });
    expect(outside).toMatchObject({ mail: 'jan@firma.example.org', reply_to: PARENT });
    expect(await codeOfSending(PARENT, id)).toBe('done');
  });

  it('is told to a second one of the office, who knows nothing of it, and goes once they do', async () => {
    const MAIL = 'ola@firma.example.org';
    const { id, outside } = await arrived('two answer', { From: MAIL });
    expect(outside?.answer).toBeNull();
    const answer = { outside: [MAIL], id_before: id, known_answer: null };
    const first = await sentLetter(colleague, answer);
    const told = await heldLetter(clerk, { id });
    expect(told.outside?.answer).toMatchObject({ id: first.id, name: first.from.name });

    const late = await writeLetter(clerk, 'send', answer);
    expect([late.statusCode, late.json().data]).toEqual([
      409,
      { reason: 'answered', id: first.id, name: first.from.name },
    ]);
    // A letter to a colleague about it is no answer.
    await sentLetter(clerk, { to: [colleague.id], id_before: id, known_answer: null });
    const second = await sentLetter(clerk, { ...answer, known_answer: first.id });
    expect((await heldLetter(colleague, { id })).outside?.answer?.id).toBe(second.id);
    expect(await test.emailsTo(MAIL)).toHaveLength(2);
  });

  it('is sent once of two that are sent at the same time', async () => {
    const { id } = await arrived('at once', { From: 'iza@firma.example.org' });
    const answer = { outside: ['iza@firma.example.org'], id_before: id, known_answer: null };
    const answers = await Promise.all([
      writeLetter(clerk, 'send', answer),
      writeLetter(colleague, 'send', answer),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await test.emailsTo('iza@firma.example.org')).toHaveLength(1);
  });

  it('of one of the office is one of all of them: the letter waits for nobody any more', async () => {
    const { id } = await arrived('who answers', { From: 'ewa@firma.example.org' });
    const waits = async (who: typeof clerk) =>
      (await folderOf(who, 'inbox', '&unanswered=yes')).some(({ id_letter }) => id_letter === id);
    expect([await waits(clerk), await waits(colleague)]).toEqual([true, true]);
    await sentLetter(colleague, { outside: ['ewa@firma.example.org'], id_before: id });
    expect([await waits(clerk), await waits(colleague)]).toEqual([false, false]);
  });
});

describe('a mailbox that fails', () => {
  it('takes nothing half: the run fails, and the next one goes on', async () => {
    imap.add(letter('during', textPart('W czasie awarii.')));
    const { keep } = test.app.files;
    imap.add(letter('with file', filePart('application/pdf', 'filename="a.pdf"', await onePage())));
    test.app.files.keep = async () => {
      throw Object.assign(new Error('disk'), { code: 'ENOSPC' });
    };
    await expect(fetchNow()).rejects.toThrow('disk');
    test.app.files.keep = keep;
    expect(await fetchNow()).toBe(1);
    const [row] = await folderOf(clerk, 'inbox');
    expect((await heldLetter(clerk, { id: row?.id_letter ?? 0 })).files.map(({ name }) => name)).toEqual([
      'a.pdf',
    ]);
  });

  it('fails the run and not the process when the server goes away or the run is broken off', async () => {
    imap.add(letter('dropped', textPart('Po przerwie.')));
    for (const command of [/LOGIN|AUTHENTICATE/i, /SEARCH/i, /BODY/i]) {
      imap.breakAt(command);
      await expect(fetchNow()).rejects.toThrow();
    }
    const ended = new AbortController();
    ended.abort(new Error('stop'));
    await expect(fetchNow(ended.signal)).rejects.toThrow();
    await fetchNow();
    expect((await rows()).filter(({ subject }) => subject === 'dropped')).toHaveLength(1);
  });

  it('changes nothing without a mailbox', async () => {
    const { imapUrl } = test.app.config;
    test.app.config.imapUrl = undefined;
    expect(await fetchNow()).toBe(0);
    test.app.config.imapUrl = imapUrl;
  });
});

it('forgets what a letter said with its last copy, and does not fetch it again', async () => {
  const [row] = await folderOf(clerk, 'inbox');
  const id = row?.id_letter ?? 0;
  const others = await db
    .delete(mailCopy)
    .where(and(eq(mailCopy.id_letter, id), ne(mailCopy.id_user, clerk.id)))
    .returning();
  expect(others.length).toBeGreaterThan(0);
  await clerk.post('/api/mailletter/trash', { ids: [id] });
  await clerk.post('/api/mailletter/erase', { ids: [id] });
  const gone = (await rows()).filter(
    ({ subject, status }) => status === 'kept' && subject === '' && status === 'kept',
  );
  expect(
    gone.some(({ id_letter, from_mail, html }) => id_letter === null && from_mail === '' && html === null),
  ).toBe(true);
  expect(await fetchNow()).toBe(0);
  expect(await db.$count(baseFile, sql`obj_type = 'mailletter' and id_obj = ${id}`)).toBe(0);
});
