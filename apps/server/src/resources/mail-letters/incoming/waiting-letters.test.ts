import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { letter, textPart } from '../../../../test/foreign-mails/mime';
import { imapServer } from '../../../../test/imap-server';
import { folderOf } from '../../../../test/mail-letters';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { fetchMail } from './fetch-mail';
import { mailIncoming } from './table';

const imap = await imapServer([letter('first', textPart('Pierwszy.'))]);
const test = await testApp({ settings: { IMAP_URL: imap.url } });
afterAll(async () => {
  await test.close();
  await imap.close();
});
const { db } = test.app;
const clerk = await signIn(test, 'pracownik1');

const fetchNow = () => fetchMail(test.app, test.clock.now(), new AbortController().signal, {});
const rowOf = async (uid: number) =>
  (await db.select().from(mailIncoming).where(eq(mailIncoming.uid, uid)))[0];
const subjects = async () =>
  (await folderOf(clerk, 'inbox')).flatMap(({ subject }) =>
    ['first', 'second'].includes(subject) ? subject : [],
  );
const refused = async () => (await clerk.get('/api/mailletter/refused?page_count=50')).json().data;

it('takes the letters behind one that the mail server does not give out, and that one when it does', async () => {
  imap.withhold(1, 'NO');
  imap.add(letter('second', textPart('Drugi.')));
  expect(await fetchNow()).toBe(1);
  expect(await subjects()).toEqual(['second']);
  expect(await refused()).toEqual([]);

  expect(await fetchNow()).toBe(0);
  expect(await rowOf(1)).toMatchObject({ status: 'waiting', tries: 2 });

  imap.giveAgain(1);
  expect(await fetchNow()).toBe(1);
  expect(await subjects()).toEqual(['first', 'second']);
  expect(await rowOf(1)).toMatchObject({ status: 'kept', subject: 'first' });
});

it('refuses a letter that was asked for many times, and asks no more', async () => {
  imap.add(letter('damaged', textPart('Uszkodzony.')));
  imap.withhold(3, 'NO');
  await fetchNow();
  await db.update(mailIncoming).set({ tries: 28 }).where(eq(mailIncoming.uid, 3));
  expect(await fetchNow()).toBe(0);
  expect(await refused()).toEqual([]);
  expect(await fetchNow()).toBe(1);
  expect(await refused()).toMatchObject([
    { subject: 'damaged', mail: 'anna.obca@firma.example.org', reason: 'not-given' },
  ]);
  imap.giveAgain(3);
  expect(await fetchNow()).toBe(0);
});

it('waits no longer for a letter that was taken out of the mailbox', async () => {
  imap.add(letter('taken out', textPart('Zabrany.')));
  imap.withhold(4, 'NO');
  await fetchNow();
  expect(await rowOf(4)).toMatchObject({ status: 'waiting' });
  imap.withhold(4, 'OK');
  expect(await fetchNow()).toBe(0);
  expect(await rowOf(4)).toBeUndefined();
});
