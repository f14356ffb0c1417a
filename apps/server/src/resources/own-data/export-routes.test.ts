import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftOf, parentOf } from '../../../test/drafts';
import { savedDraft } from '../../../test/mail-letters';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { IGNACY } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { readPdf } from '../../documents/testing/read-pdf';
import { user } from '../../identity/table';
import { mailLetter } from '../mail-letters/table';
import { baseNotification } from '../notifications/table';
import { officeCase, officeCaseMessage } from '../office-cases/table';
import { baseFile } from '../uploads/table';
import { MISSING_NAME } from './export-archive';
import { HELD_TABLES } from './held-tables';

const EXPORT = '/api/user/accountexport';
const MINUTE_MS = 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function addressFor(who: SignedIn): Promise<string> {
  test.clock.advance(MINUTE_MS);
  const answer = await who.post(EXPORT);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.url_download;
}
async function copyOf(who: SignedIn) {
  const answer = await test.app.inject({ url: await addressFor(who) });
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  const rowsOf = (table: string) => JSON.parse(Buffer.from(files[`dane/${table}.json`] ?? []).toString());
  return { answer, files, rowsOf, names: Object.keys(files) };
}
async function upload(who: SignedIn, name: string): Promise<string> {
  const { headers, payload } = multipartOf(name, pdfOf(300));
  return (await who.post('/api/base/uploadfile', payload, headers)).json().data.filename;
}

describeWrite('accountexport', () => test, {
  act: async () => ({ by: await signIn(test, 'anna.przykladowa'), url: EXPORT }),
  other: async () => {
    const { id } = await signIn(test, 'kierownik');
    const acting = await signIn(test, 'anna.przykladowa', { id_user_main: id });
    return [[acting, 403, 'no-privilege']];
  },
  wrongStatus: null,
  isRepeatable: true,
  async twice({ by }) {
    const cases = await test.app.db.select().from(officeCase).where(eq(officeCase.id_user, by.id));
    expect(cases.filter(({ title }) => title === 'Kopia danych osobowych')).toEqual([
      expect.objectContaining({
        kind: 'RODO',
        status: 'closed',
        form: { right: 'DOSTEP' },
        ended_date: expect.any(Date),
      }),
    ]);
    const [account] = await test.app.db.select().from(user).where(eq(user.id, by.id));
    expect(account?.rodo_export_date).toEqual(test.clock.business());
    const [email] = await test.emailsTo('anna.przykladowa@example.com');
    expect(email?.subject).toMatch(/^Nowa wiadomość w sprawie PMG/);
  },
});

describe('a copy', () => {
  it('has a tagged summary, every table and every file of the person', async () => {
    const { who, steps } = await parentOf(test, 'marek.fikcyjny');
    await steps.fill(IGNACY);
    await upload(who, 'Moje zaświadczenie.pdf');
    const { answer, files, names, rowsOf } = await copyOf(who);

    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=moje-dane.zip',
      'cache-control': 'private, no-store',
    });
    expect(names).toEqual(
      expect.arrayContaining([
        'podsumowanie.pdf',
        ...Object.keys(HELD_TABLES).map((table) => `dane/${table}.json`),
        'pliki/Moje zaświadczenie.pdf',
        'pliki/zaświadczenie.pdf',
      ]),
    );
    expect(names.some((name) => /^pliki\/klauzula-informacyjna/.test(name))).toBe(true);
    expect(rowsOf('user')).toEqual([
      expect.objectContaining({ mail: 'marek.fikcyjny@example.com', pesel: '85062100015' }),
    ]);
    expect(rowsOf('cofundingregistration')[0].form.children[0].pesel).toBe(IGNACY.pesel);
    expect(rowsOf('officecase')).toHaveLength(1);
    expect(rowsOf('base_log').length).toBeGreaterThan(5);

    const { text, roles, title, language } = await readPdf(files['podsumowanie.pdf'] ?? new Uint8Array());
    expect(title).toContain('Kopia danych osobowych');
    expect(language).toBe('pl-PL');
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH']));
    for (const word of [
      'Marek Fikcyjny',
      '85062100015',
      'art. 9 ust. 2 lit. g RODO',
      'cofundingregistration.json',
    ]) {
      expect(text).toContain(word);
    }
  });

  it('has no secrets, and nothing of others', async () => {
    const other = await draftOf(test, 'ewa.probna');
    await upload(other.who, 'Ewy.pdf');
    const who = await signIn(test, 'marek.fikcyjny');
    await test.app.inject({
      method: 'POST',
      url: '/api/user/recover',
      payload: { mail: 'marek.fikcyjny@example.com' },
    });
    const { files, names, rowsOf } = await copyOf(who);

    const all = Object.entries(files).map(([name, bytes]) =>
      name.endsWith('.json') ? Buffer.from(bytes).toString() : '',
    );
    expect(all.join('\n')).not.toMatch(/argon2|pass_hash|access_hash|ewa\.probna|Kod: \d{6}/);
    expect(names.some((name) => name.includes('Ewy'))).toBe(false);
    expect(rowsOf('user_code')[0]).not.toHaveProperty('hash');
  });

  it('tells no more of a case than its applicant sees', async () => {
    const who = await signIn(test, 'anna.przykladowa');
    const { db } = test.app;
    const [own] = await db.select().from(officeCase).where(eq(officeCase.id_user, who.id)).limit(1);
    if (!own) throw new Error('The demo has no case of this parent.');
    const { id: clerk } = await signIn(test, 'pracownik1');
    const by = await signIn(test, 'pracownik1');
    const filename = await upload(by, 'notatka.pdf');
    const [file] = await db
      .update(baseFile)
      .set({ obj_type: 'officecase', id_obj: own.id })
      .where(eq(baseFile.filename, filename))
      .returning();
    const note = { id_officecase: own.id, id_user: clerk, body: 'Notatka wewnętrzna', sent_date: new Date() };
    await db.insert(officeCaseMessage).values({ ...note, direction: 'NOTE', files: [file?.id ?? 0] });

    await db
      .update(officeCase)
      .set({ id_user_mod: clerk, mod_ip: '203.0.113.7' })
      .where(eq(officeCase.id, own.id));

    const { rowsOf, names } = await copyOf(who);
    expect(JSON.stringify(rowsOf('officecase'))).not.toContain('203.0.113.7');
    expect(JSON.stringify(rowsOf('officecasemessage'))).not.toContain('Notatka wewnętrzna');
    expect(names).not.toContain('pliki/notatka.pdf');
    for (const row of rowsOf('cofundingregistration')) {
      expect(row).not.toHaveProperty('points_final');
      expect(row.status).not.toBe('scored');
    }
  });

  it('has letters to the person that were sent, and no drafts of others', async () => {
    const who = await signIn(test, 'anna.przykladowa');
    const clerk = await signIn(test, 'pracownik1');
    await savedDraft(clerk, { to: [who.id], body: 'Szkic' });
    const { id } = await savedDraft(clerk, { to: [who.id], body: 'Wysłany' });
    await test.app.db.update(mailLetter).set({ status: 'sent' }).where(eq(mailLetter.id, id));
    const { rowsOf } = await copyOf(who);
    expect(rowsOf('mailletter').map((row: { body: string }) => row.body)).toEqual(['Wysłany']);
  });

  it('of thousands of notifications is whole', async () => {
    const who = await signIn(test, 'marek.fikcyjny');
    await test.app.db.execute(sql`insert into basenotification
      (id_application, create_date, mod_date, id_user, content_name, content_text)
      select 9192, now(), now(), ${who.id}, 'Nr ' || n, 'Treść' from generate_series(1, 4321) n`);
    const { rowsOf } = await copyOf(who);
    const held = await test.app.db.$count(baseNotification, eq(baseNotification.id_user, who.id));
    const names = rowsOf('basenotification').map((row: { content_name: string }) => row.content_name);
    expect(names).toHaveLength(held);
    expect(names).toEqual(expect.arrayContaining(['Nr 1', 'Nr 501', 'Nr 4321']));
  });

  it('names a file that the store does not have, and has all others', async () => {
    const who = await signIn(test, 'pawel.slimakowy');
    const filename = await upload(who, 'zgubiony.pdf');
    await upload(who, 'jest.pdf');
    await test.app.files.remove(filename);
    const { files, names } = await copyOf(who);
    expect(names).toContain('pliki/jest.pdf');
    expect(names).not.toContain('pliki/zgubiony.pdf');
    expect(Buffer.from(files[MISSING_NAME] ?? []).toString()).toContain('zgubiony.pdf');
    expect(test.logLines.join('')).toContain('has no bytes of a file of a copy');
  });
});

describe('the address of a copy', () => {
  it('is of one person, for ten minutes', async () => {
    const who = await signIn(test, 'ewa.probna');
    const url = await addressFor(who);
    const { id } = await signIn(test, 'marek.fikcyjny');
    const another = await test.app.inject({ url: url.replace(`of=${who.id}`, `of=${id}`) });
    expect(codeOf(another)).toEqual([403, 'no-privilege']);
    test.clock.advance(11 * MINUTE_MS);
    expect(codeOf(await test.app.inject({ url }))).toEqual([403, 'no-privilege']);
  });

  it('opens nothing once the account is locked', async () => {
    const who = await signIn(test, 'ewa.probna');
    const url = await addressFor(who);
    const locked = (status: 'locked' | 'active') =>
      test.app.db.update(user).set({ status }).where(eq(user.id, who.id));
    await locked('locked');
    expect(codeOf(await test.app.inject({ url }))).toEqual([404, 'object-no-exist']);
    test.clock.advance(MINUTE_MS);
    expect((await who.post(EXPORT)).statusCode).toBe(401);
    await locked('active');
  });

  it('sends one copy at a time, and the next one after it', async () => {
    const url = await addressFor(await signIn(test, 'anna.przykladowa'));
    const answers = await Promise.all([test.app.inject({ url }), test.app.inject({ url })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
    expect((await test.app.inject({ url })).statusCode).toBe(200);
  });
});

it('is made once in a minute, and ten times in a day', async () => {
  const who = await signIn(test, 'katarzyna.wzorcowa');
  await addressFor(who);
  const soon = await who.post(EXPORT);
  expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60']);
  for (let count = 1; count < 10; count += 1) await addressFor(who);
  test.clock.advance(MINUTE_MS);
  expect((await who.post(EXPORT)).statusCode).toBe(429);
});

it('is not begun by a request for its head', async () => {
  const url = await addressFor(await signIn(test, 'tomasz.wymyslony'));
  expect((await test.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  expect((await test.app.inject({ url })).statusCode).toBe(200);
});
