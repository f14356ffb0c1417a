import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { mailServer } from '../../../test/mail-server';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { ALWAYS_ANSWERS } from '../../database-watch';
import { grantRole } from '../../identity/roles/held-roles';
import { deliveryBySettings } from '../../mail/smtp';
import { SECOND_APPLICATION } from '../../seed/seed-second-application';
import { DEFAULT_TEXTS } from '../../settings/default-texts';
import { unreadableSections } from '../../settings/stored-sections';
import { baseSetting } from '../../settings/table';

const test = await testApp();
const { app } = test;
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const host = await signIn(test, 'gospodarz');
const clerk = await signIn(test, 'pracownik1');
const anna = await signIn(test, 'anna.przykladowa');

const URL_SET = '/api/baseconfig/set';
const settings = async (who = technician) => (await who.get('/api/baseconfig/get')).json().data;
const init = async () => (await anna.get('/api/base/initsystem')).json().data;

/** Sends a section as it is, with some of its settings changed. */
async function save(section: string, changes: object, more: object = {}) {
  const { row_version, form } = (await settings())[section];
  return technician.post(URL_SET, { section, row_version, form: { ...form, ...changes }, ...more });
}
const lastLog = async (event: string) => {
  const rows = await app.db
    .select({ diff: baseLog.diff })
    .from(baseLog)
    .where(eq(baseLog.event, event))
    .orderBy(baseLog.id);
  return rows.at(-1)?.diff;
};
const upload = (who: SignedIn, bytes: number) => {
  const { headers, payload } = multipartOf('a.pdf', pdfOf(bytes));
  return who.post('/api/base/uploadfile', payload, headers);
};

describeWrite('baseconfig/set', () => test, {
  act: async () => {
    const form = { ...DEFAULT_TEXTS, programme: 'Fundusze dla Rodzin' };
    return { by: technician, url: URL_SET, body: { section: 'texts', row_version: 0, form } };
  },
  other: async () => [
    [host, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    const { texts } = await settings(host);
    expect(texts).toMatchObject({ row_version: 1, form: { programme: 'Fundusze dla Rodzin' } });
    expect(await lastLog('baseconfig.set')).toEqual({
      section: 'texts',
      programme: [DEFAULT_TEXTS.programme, 'Fundusze dla Rodzin'],
    });
  },
});

it('tells the second of two people what the first has saved', async () => {
  const { row_version, form } = (await settings()).retention;
  const sent = (log_years: number) =>
    technician.post(URL_SET, { section: 'retention', row_version, form: { ...form, log_years } });
  expect((await sent(3)).statusCode).toBe(200);
  const second = await sent(4);
  expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);
  expect(second.json().data.stored.form.log_years).toBe(3);
  expect(app.config.logYears).toBe(3);
});

it('refuses what breaks a rule beside its field, and changes nothing', async () => {
  const before = await settings();
  const answers = [
    await save('limits', { file_limit: '300' }),
    await save('limits', { file_limit: '1 300,5', media_limit: '0,01' }),
    await save('retention', { log_years: 1 }),
    await save('signing', { UMOWA: ['OFFICE_SEAL'] }),
    await save('office', { office_mail: 'urzad', office_name: '' }),
    await save('office', { project_value: 0, eu_value: 1 }),
    await save('office', { project_value: 100, eu_value: 101 }),
    await save('payments', { payer_account: '75999000090000000000000001' }),
  ];
  expect(answers.map((answer) => answer.json().data)).toEqual([
    { upload_quota: 'quota-too-small' },
    { file_limit: 'is-too-big', media_limit: 'no-size', upload_quota: 'quota-too-small' },
    { log_years: 'is-too-small' },
    { UMOWA: 'not-valid-option' },
    { office_mail: 'not-valid-mail', office_name: 'is-empty' },
    { project_value: 'is-too-small', eu_value: 'share-too-big' },
    { eu_value: 'share-too-big' },
    { payer_account: 'not-valid-bank-account' },
  ]);
  expect(await settings()).toEqual(before);
});

const noNews = async () => async () => undefined;

describe('a setting is seen where it is read, without a restart', () => {
  it('of the office on every page', async () => {
    expect(
      (await save('office', { office_name: 'Urząd Pracy w Lipowie', hours_pl: '8–15' })).statusCode,
    ).toBe(200);
    // Not every office has a page there.
    expect((await save('office', { social_url: '' })).statusCode).toBe(200);
    expect((await init()).office).toMatchObject({
      social_url: '',
      office_name: 'Urząd Pracy w Lipowie',
      office_hours: { pl: '8–15', en: 'Mon–Fri 7:30–15:30' },
    });
  });

  it('of texts in the privacy policy', async () => {
    await save('texts', { iod_mail: 'dane@lipowo.example.com' });
    expect((await init()).office.iod_mail).toBe('dane@lipowo.example.com');
  });

  it('of limits at the next file', async () => {
    expect((await upload(anna, 2_000_000)).statusCode).toBe(200);
    expect((await save('limits', { file_limit: '1.5' })).statusCode).toBe(200);
    expect((await init()).file_limit).toBe(1_500_000);
    expect((await upload(anna, 2_000_000)).json().code).toBe('size');
    await save('limits', { file_limit: '5,5', disk_reserve: '1 0' });
    expect(app.config).toMatchObject({ fileLimit: 5_500_000, diskReserve: 10_000_000 });
    expect((await upload(anna, 4_000_000)).statusCode).toBe(200);
  });

  it('of signatures in what a parent is offered', async () => {
    await save('signing', { FORMULARZ: ['UPLOAD_PADES'] });
    expect((await init()).sign_methods.FORMULARZ).toEqual(['UPLOAD_PADES']);
    expect(app.config.signPolicy.FORMULARZ.citizen).toEqual(['UPLOAD_PADES']);
  });

  it('of the bank, whose account the log names by its end', async () => {
    await save('payments', { payer_account: '90 9990 0009 0000 0000 0000 0004' });
    expect(app.config.payerAccount).toBe('90999000090000000000000004');
    expect(await lastLog('baseconfig.set')).toMatchObject({ payer_account: ['…0100', '…0004'] });
  });

  it('of another server, which reads the same database', async () => {
    const open = async () => ({
      db: app.db,
      watch: ALWAYS_ANSWERS,
      listenToNews: noNews,
      close: async () => undefined,
    });
    const other = await testApp({ open });
    await save('limits', { file_limit: '2.5' });
    const { data } = (await other.app.inject('/api/base/initsystem')).json();
    expect(data.file_limit).toBe(2_500_000);
    await save('limits', { file_limit: '3.5' });
    await other.app.settings.refresh();
    expect(other.app.config.fileLimit).toBe(3_500_000);
    await other.close();
  });
});

it('changes what holds for the whole server in its first application only', async () => {
  const id_application = SECOND_APPLICATION;
  const role = { code: 'AT' as const, date: test.clock.business(), reason: 'test', id_application };
  await app.db.transaction((tx) => grantRole(tx, { id_user: technician.id, ...role }));
  const there = await signIn(test, 'admin.techniczny', { application: SECOND_APPLICATION });
  const view = await settings(there);
  const saved = async (section: string) => {
    const { row_version, form } = view[section];
    return (await there.post(URL_SET, { section, row_version, form })).statusCode;
  };
  expect([await saved('payments'), await saved('limits'), await saved('texts')]).toEqual([403, 403, 200]);
  const file = Buffer.from('x').toString('base64');
  expect((await there.post('/api/basetrustanchor/add', { purpose: 'seal', file })).statusCode).toBe(403);
});

it('shows the accessibility statement what the office has entered', async () => {
  await save('accessibility', { coordinator: 'Dorota Dostępna', easy_pl: 'Urząd pomaga.' });
  const { data } = (await app.inject('/api/base/accessibility')).json();
  expect(data).toMatchObject({ coordinator: 'Dorota Dostępna', easy_pl: 'Urząd pomaga.' });
});

it('is saved also when the database is away for the moment behind it', async () => {
  vi.spyOn(app.settings, 'refresh').mockRejectedValueOnce(new Error('The connection was lost'));
  expect((await save('limits', { login_limit: 77 })).statusCode).toBe(200);
  await app.settings.refresh();
  expect(app.config.loginLimitPerIp).toBe(77);
});

it('holds after a rollback from a release with one setting more; what cannot be read is told at the start', async () => {
  await save('texts', { iod_mail: 'dane@lipowo.example.com' });
  await save('accessibility', { coordinator: 'Dorota Dostępna' });
  await save('limits', { login_limit: 78 });
  const newer = (key: string, more: object) =>
    app.db
      .update(baseSetting)
      .set({
        value: sql`${baseSetting.value} || ${JSON.stringify(more)}::jsonb`,
        row_version: sql`${baseSetting.row_version} + 1`,
      })
      .where(eq(baseSetting.key, key));
  for (const key of ['texts', 'accessibility', 'limits']) await newer(key, { newer: 'x' });
  await app.settings.refresh();
  expect(app.config.loginLimitPerIp).toBe(78);
  expect((await init()).office.iod_mail).toBe('dane@lipowo.example.com');
  expect((await app.inject('/api/base/accessibility')).json().data.coordinator).toBe('Dorota Dostępna');
  expect((await save('texts', { programme: 'Inny' })).statusCode).toBe(200);
  expect(await unreadableSections(app.db)).toEqual([]);

  await newer('limits', { login_limit: ['many'] });
  expect(await unreadableSections(app.db)).toEqual(['limits (9192)']);
  expect((await save('limits', { login_limit: 79 })).statusCode).toBe(200);
  expect(await unreadableSections(app.db)).toEqual([]);
});

describe('the mail server', () => {
  const server = { host: '127.0.0.1', security: 'auto', user: 'listy', from: 'Urząd <listy@example.com>' };
  const refusalOf = async (changes: object, password: string | null = null) => {
    const before = await settings();
    const { code, data } = (await save('mail', { ...server, ...changes }, { password })).json();
    expect(await settings()).toEqual(before);
    return code === 'illegal-step' ? data.reason : data;
  };

  it('is asked before it is saved, and says why it does not let the portal in', async () => {
    const { port, close } = await mailServer('Sowa!7');
    expect(await refusalOf({ port: 1 }, 'x')).toBe('mail-unreachable');
    expect(await refusalOf({ port }, 'wrong')).toBe('mail-login');
    expect(await refusalOf({ port, security: 'tls' }, 'Sowa!7')).toBe('mail-security');
    expect(await refusalOf({ port, host: 'smtp://x' }, 'Sowa!7')).toEqual({ host: 'not-host' });
    await close();
  });

  it('sends from the next letter on; its password is sealed, sent to no other server and never back', async () => {
    const { port, letters, close } = await mailServer('Sowa!7');
    expect((await save('mail', { ...server, port }, { password: 'Sowa!7' })).statusCode).toBe(200);
    const view = await settings();
    expect(view).toMatchObject({ has_mail_password: 'yes', mail: { form: { user: 'listy', port } } });
    expect(JSON.stringify([view, await lastLog('baseconfig.set')])).not.toContain('Sowa');

    const letter = { to: 'anna@example.com', subject: 'x', text: 'x', html: 'x', messageId: '1' };
    await deliveryBySettings(app.config)(letter);
    expect(letters).toEqual([expect.stringContaining('<listy@example.com>')]);
    // The same settings without the password: the stored one stays.
    expect((await save('mail', {}, { password: null })).statusCode).toBe(200);
    expect(await refusalOf({ port, host: 'localhost' })).toEqual({ password: 'password-again' });
    await close();
  });

  it('is tried by a letter, which changes nothing', async () => {
    const { port, letters, close } = await mailServer();
    const before = await settings();
    const form = { ...server, port, user: '' };
    const letterTo = async (to: string) =>
      (await technician.post('/api/baseconfig/trymail', { to, form, password: '' })).json();
    expect(await letterTo('anna@example.com')).toEqual({ data: { to: 'anna@example.com' } });
    expect(await letterTo('nikt@example.com')).toMatchObject({ data: { reason: 'mail-address' } });
    expect(letters).toEqual([expect.stringContaining('To: anna@example.com')]);
    expect(await settings()).toEqual(before);
    await close();
  });

  it('keeps the password of the start where it is, until another one is entered', async () => {
    const { port, close } = await mailServer('Sowa!7');
    const SMTP_URL = `smtp://listy:${encodeURIComponent('Sowa!7')}@127.0.0.1:${port}`;
    const other = await testApp({ settings: { SMTP_URL } });
    const by = await signIn(other, 'admin.techniczny');
    const saved = async (password: string | null) => {
      const { row_version, form } = (await settings(by)).mail;
      await by.post(URL_SET, { section: 'mail', row_version, form: { ...form, from: 'a@b.pl' }, password });
      const [row] = await other.app.db.select().from(baseSetting).where(eq(baseSetting.key, 'mail'));
      return row?.value;
    };
    expect(await saved(null)).not.toHaveProperty('sealed_password');
    expect(other.app.config).toMatchObject({ mailFrom: 'a@b.pl', smtpUrl: SMTP_URL });
    expect(await settings(by)).toMatchObject({ has_mail_password: 'yes' });
    expect(await saved('Sowa!7')).toHaveProperty('sealed_password');
    await other.close();
    await close();
  });

  it('is not asked without end: that would search the network of the office', async () => {
    const codes: string[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      codes.push((await save('mail', { ...server, port: 1 }, { password: 'x' })).json().code);
    }
    expect(codes.at(-1)).toBe('too-many-requests');
  });
});
