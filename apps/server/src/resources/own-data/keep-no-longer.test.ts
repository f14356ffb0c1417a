import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parentOf } from '../../../test/drafts';
import { IGNACY } from '../../../test/registration';
import type { SignedIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { baseLog } from '../../audit-log/table';
import { createdBy, systemAuthor } from '../../author';
import { user } from '../../identity/table';
import { boardNote } from '../board-notes/table';
import { contactMessage } from '../contact-messages/table';
import { recordSent } from '../mail-letters/public';
import { mailLetter } from '../mail-letters/table';
import { openCase } from '../office-cases/public';
import { keepNoLonger } from './keep-no-longer';

let test: TestApp;
let sender: SignedIn;
beforeAll(async () => {
  test = await testApp();
  Object.assign(test.app.config, { accountYears: 3, contactYears: 3, noteYears: 3 });
  // Those of the demo would be old too.
  await test.app.db.delete(contactMessage);
  await test.app.db.delete(boardNote);
  const { who, steps } = await parentOf(test, 'anna.przykladowa');
  await steps.sent(IGNACY);
  sender = who;
});
afterAll(() => test.close());

// In a demo the clock of the office runs ahead of the real one, by which an account is used.
const run = (now: string) => keepNoLonger(test.app, new Date(now), new AbortController().signal);
const rowOf = async (mail: string) => {
  const [row] = await test.app.db
    .select()
    .from(user)
    .where(eq(user.mail, `${mail}@example.com`));
  return row;
};
const statusOf = async (id: number) =>
  (await test.app.db.select().from(user).where(eq(user.id, id)))[0]?.status;
const logged = (event: string) => test.app.db.$count(baseLog, eq(baseLog.event, event));

const DAY = '2040-03-02T02:30:00.000Z';
/** Everybody was seen on this day, as the clock of the office of `DAY` tells it. */
async function seen(day: string) {
  const shift = new Date(DAY).getTime() - test.app.clock.now().getTime();
  const online_date = new Date(new Date(day).getTime() - shift);
  await test.app.db.update(user).set({ online_date, newsletter_date: null });
}
beforeEach(() => seen('2040-03-01T10:00:00.000Z'));

it('leaves accounts that were used within the years of the settings', async () => {
  const before = await test.app.db.$count(user, eq(user.status, 'anonymised'));
  await seen('2037-03-02T10:00:00.000Z');
  expect((await run(DAY)).note.values).toMatchObject({ accounts: 0 });
  expect(await test.app.db.$count(user, eq(user.status, 'anonymised'))).toBe(before);
});

it('anonymises one that nobody has used since, once, tells its address and logs it; who sent anything or waits for news stays', async () => {
  const unused = await rowOf('pawel.slimakowy');
  const waiting = await rowOf('ewa.probna');
  if (!unused || !waiting) throw new Error('The demo has no such accounts.');
  await seen('2040-03-01T10:00:00.000Z');
  const online_date = new Date(0);
  await test.app.db.update(user).set({ online_date }).where(eq(user.id, unused.id));
  await test.app.db.update(user).set({ online_date }).where(eq(user.id, sender.id));
  await test.app.db
    .update(user)
    .set({ online_date, newsletter_date: '2027-02-01' })
    .where(eq(user.id, waiting.id));

  const [first, again] = [await run(DAY), await run(DAY)];
  expect(first.note.values).toMatchObject({ accounts: 1, held: 1 });
  expect(again.note.values).toMatchObject({ accounts: 0, held: 1 });
  expect(await Promise.all([unused.id, sender.id, waiting.id].map(statusOf))).toEqual([
    'anonymised',
    'active',
    'active',
  ]);
  expect((await test.emailsTo(unused.mail)).map(({ subject }) => subject)).toEqual([
    'Twoje nieużywane konto zostało usunięte',
  ]);
  expect(await logged('user.account-expired')).toBe(1);
});

it('keeps the others when one fails, and says so', async () => {
  const [one, other] = await Promise.all([addAccount('pierwsze'), addAccount('drugie')]);
  const send = vi.spyOn(test.app.mail, 'send').mockRejectedValueOnce(new Error('no mail'));
  await expect(run(DAY)).rejects.toThrow('1 of 2 failed');
  send.mockRestore();
  expect([await statusOf(one), await statusOf(other)].toSorted()).toEqual(['active', 'anonymised']);
  expect((await run(DAY)).note.values).toMatchObject({ accounts: 1 });
});

it('erases questions of the contact form after the years of the settings', async () => {
  const of = (day: string) => ({
    ...createdBy(systemAuthor(new Date(day))),
    ...{ topic: 'PRZED_ZGLOSZENIEM' as const, name: 'Ewa', mail: 'ewa@example.com', phone: '' },
    ...{ body: 'Pytanie', clause_ack: 'yes' as const, status: 'answered' as const },
  });
  const asked = await test.app.db
    .insert(contactMessage)
    .values([of('2037-03-01T10:00:00.000Z'), of('2037-03-03T10:00:00.000Z')])
    .returning({ id: contactMessage.id });
  const { id } = sender;
  for (const { id: id_obj } of asked)
    await test.app.db.transaction((tx) =>
      recordSent(
        tx,
        {
          ...{ subject: 'Odpowiedź', body: 'Tak.', about: { obj_type: 'contactmessage', id_obj } },
          to: { name: 'Ewa', mail: 'ewa@example.com', id_email: null },
        },
        { ...systemAuthor(new Date()), id },
      ),
    );
  expect((await run(DAY)).note.values).toMatchObject({ messages: 1 });
  const answers = await test.app.db.select().from(mailLetter).where(eq(mailLetter.subject, 'Odpowiedź'));
  expect(answers.map(({ id_obj }) => id_obj)).toEqual([asked[1]?.id]);
  expect(await test.app.db.$count(contactMessage, eq(contactMessage.mail, 'ewa@example.com'))).toBe(1);
  expect(await logged('contactmessage.expired')).toBe(1);

  test.app.config.contactYears = 2;
  expect((await run(DAY)).note.values).toMatchObject({ messages: 1 });
});

it('keeps who waits for an answer, or for the end of a case, and the question itself', async () => {
  const [asking, led] = [await addAccount('pytajace'), await addAccount('prowadzone')];
  await test.app.db.insert(contactMessage).values({
    ...createdBy(systemAuthor(new Date('2037-03-01T10:00:00.000Z'))),
    ...{ topic: 'INNE' as const, name: 'Ewa', mail: 'pytajace@example.com', phone: '' },
    ...{ body: 'Pytanie', clause_ack: 'yes' as const },
  });
  await test.app.writeAsSystem('test', async (tx, note) => {
    const by = systemAuthor(new Date(DAY));
    const opening = { kind: 'PYTANIE', about: null, id_user: led, is_test: 'no', remark: 'Pytanie' } as const;
    await openCase(tx, opening, { by, note });
  });
  test.app.config.contactYears = 1;
  expect((await run(DAY)).note.values).toMatchObject({ messages: 0 });
  expect([await statusOf(asking), await statusOf(led)]).toEqual(['active', 'active']);
});

it('erases notes of boards after the years of the settings, counted from the last change or from their day', async () => {
  const of = (title: string, day: string, over: object = {}) => ({
    ...createdBy(systemAuthor(new Date(day))),
    ...{ board: 4, column: 'new', title, text: '', readers: 'office' as const, id_user: sender.id, ...over },
  });
  const [before, after] = ['2037-03-01T10:00:00.000Z', '2037-03-03T10:00:00.000Z'];
  await test.app.db
    .insert(boardNote)
    .values([
      of('dawna', before),
      of('dawna, zrobiona', before, { status: 'done', due_date: '2037-03-01' }),
      of('usunięta', before, { deleted: 'yes' }),
      of('nowsza', after),
      of('zmieniona', before, { mod_date: new Date(after) }),
      of('na później', before, { due_date: '2037-03-02' }),
    ]);
  const titles = async () =>
    (await test.app.db.select().from(boardNote)).map(({ title }) => title).toSorted();
  expect(await run(DAY)).toMatchObject({ changed: 3, note: { values: { notes: 3 } } });
  expect(await titles()).toEqual(['na później', 'nowsza', 'zmieniona']);
  expect(await logged('boardnote.expired')).toBe(1);
  expect((await run(DAY)).note.values).toMatchObject({ notes: 0 });

  test.app.config.noteYears = 0;
  expect((await run('2060-03-02T02:30:00.000Z')).note.values).toMatchObject({ notes: 0 });
  test.app.config.noteYears = 2;
  expect((await run(DAY)).note.values).toMatchObject({ notes: 3 });
});

it('erases nothing before the office has set the years', async () => {
  Object.assign(test.app.config, { accountYears: 0, contactYears: 0, noteYears: 0 });
  const id = await addAccount('niczyje');
  expect((await run(DAY)).note.values).toMatchObject({ accounts: 0, messages: 0 });
  expect(await statusOf(id)).toBe('active');
});

/** An account that was made long ago and never used. */
async function addAccount(name: string): Promise<number> {
  const [row] = await test.app.db
    .insert(user)
    .values({
      ...createdBy(systemAuthor(new Date('2027-02-01T10:00:00.000Z'))),
      ...{ mail: `${name}@example.com`, pass_hash: test.app.passwords.nobodys },
    })
    .returning({ id: user.id });
  if (!row) throw new Error('No row was inserted.');
  return row.id;
}
