import type { SettingsView } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { foreignMails } from '../../../test/foreign-mails/foreign-mails';
import { imapServer } from '../../../test/imap-server';
import { folderOf } from '../../../test/mail-letters';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { baseSetting } from '../../settings/table';
import { fetchMail } from '../mail-letters/public';

const [plain] = foreignMails({ pdf: new Uint8Array(), png: new Uint8Array() });
const imap = await imapServer([plain?.source ?? Buffer.from('')]);
const test = await testApp();
afterAll(async () => {
  await test.close();
  await imap.close();
});
const technician = await signIn(test, 'admin.techniczny');
const clerk = await signIn(test, 'pracownik1');
const { port } = imap;
const SERVER = { host: '127.0.0.1', security: 'auto', user: 'skrzynka', folder: 'INBOX', port };

const settings = async (): Promise<SettingsView> => (await technician.get('/api/baseconfig/get')).json().data;
async function save(changes: object, password: string | null) {
  const { row_version } = (await settings()).inbox;
  const form = { ...SERVER, ...changes };
  return technician.post('/api/baseconfig/set', { section: 'inbox', row_version, form, password });
}
const refusalOf = async (changes: object, password: string | null) => {
  const { code, data } = (await save(changes, password)).json();
  return code === 'illegal-step' ? data.reason : data;
};
const fetchNow = () => fetchMail(test.app, test.clock.now(), new AbortController().signal, {});
const taskOf = async () => {
  const tasks: { code: string }[] = (await technician.get('/api/basetask/get')).json().data;
  return tasks.find(({ code }) => code === 'mail_inbox');
};

it('is asked before it is saved, and says why the mailbox does not open', async () => {
  expect(await refusalOf({ port: 1 }, 'x')).toBe('mail-unreachable');
  expect(await refusalOf({}, 'wrong')).toBe('mail-login');
  expect(await refusalOf({ security: 'tls' }, 'Sowa!7')).toBe('mail-security');
  expect(await refusalOf({ folder: 'Nie ma' }, 'Sowa!7')).toBe('mail-refused');
  expect(await refusalOf({ host: 'imap://x', user: '' }, 'Sowa!7')).toEqual({
    ...{ host: 'not-host', user: 'is-empty' },
  });
  expect((await settings()).inbox.row_version).toBe(0);
  expect(await taskOf()).toMatchObject({ otherwise: 'no-inbox' });
});

it('fetches letters from then on; the password is sealed, sent to no other server and never back', async () => {
  expect(await fetchNow()).toBe(0);
  expect((await save({}, 'Sowa!7')).statusCode).toBe(200);
  const view = await settings();
  expect(view).toMatchObject({ has_inbox_password: 'yes', inbox: { form: SERVER } });
  expect(JSON.stringify(view)).not.toContain('Sowa');
  const [row] = await test.app.db.select().from(baseSetting).where(eq(baseSetting.key, 'inbox'));
  expect(row?.value).toHaveProperty('sealed_password');
  expect(JSON.stringify(row?.value)).not.toContain('Sowa');

  expect(await fetchNow()).toBe(1);
  expect((await folderOf(clerk, 'inbox'))[0]).toMatchObject({ from: 'Anna Obca', subject: 'plain' });
  expect(await taskOf()).toMatchObject({ otherwise: null, params: { letters: 200 } });
  // The same settings without the password: the stored one stays, for this server alone.
  expect((await save({}, null)).statusCode).toBe(200);
  expect(await refusalOf({ host: 'localhost' }, null)).toEqual({ password: 'password-again' });
});

it('ends with an empty name of the server, and forgets the password', async () => {
  expect((await save({ host: '' }, null)).statusCode).toBe(200);
  expect(await settings()).toMatchObject({ has_inbox_password: 'no' });
  expect(await taskOf()).toMatchObject({ otherwise: 'no-inbox' });
  expect(await fetchNow()).toBe(0);
});

it('is not asked without end: that would search the network of the office', async () => {
  const codes: string[] = [];
  for (let tries = 0; tries < 21; tries += 1) codes.push((await save({ port: 1 }, 'x')).json().code);
  expect(codes.at(-1)).toBe('too-many-requests');
});
