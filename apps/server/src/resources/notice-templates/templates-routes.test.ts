import type { NoticeTemplateView } from '@urzad/contract';
import { refOf } from '@urzad/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { systemAuthor } from '../../author';
import { notify } from '../../notify';
import { baseSetting } from '../../settings/table';
import { contractEmail, toSignText } from '../cofunding-contracts/emails';
import { returnedEmail, returnedMailText, returnedText } from '../cofunding-registrations/correction-emails';

const test = await testApp();
const { app } = test;
afterAll(() => test.close());
const manager = await signIn(test, 'kierownik');
const clerk = await signIn(test, 'pracownik1');
const anna = await signIn(test, 'anna.przykladowa');

const SET = '/api/basetemplate/set';
const RESTORE = '/api/basetemplate/restore';
async function template(code: string): Promise<NoticeTemplateView> {
  const all: NoticeTemplateView[] = (await clerk.get('/api/basetemplate/get')).json().data;
  const found = all.find((one) => one.code === code);
  if (!found) throw new Error(`There is no template ${code}.`);
  return found;
}
const save = async (code: string, changes: object) => {
  const { row_version, words } = await template(code);
  return manager.post(SET, { code, row_version, words: { ...words, ...changes } });
};
const lastLog = async (event: string) =>
  (await app.db.select().from(baseLog).where(eq(baseLog.event, event)).orderBy(desc(baseLog.id)))[0]?.diff;

describeWrite('basetemplate/set', () => test, {
  act: async () => {
    const { words } = await template('case-received');
    const body = {
      code: 'case-received',
      row_version: 0,
      words: { ...words, subject_pl: 'Mamy sprawę {znak}' },
    };
    return { by: manager, url: SET, body };
  },
  other: async () => [
    [clerk, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    const { row_version, words, shipped } = await template('case-received');
    expect([row_version, words.subject_pl]).toEqual([1, 'Mamy sprawę {znak}']);
    expect(await lastLog('basetemplate.set')).toEqual({
      code: 'case-received',
      subject_pl: [shipped.subject_pl, 'Mamy sprawę {znak}'],
    });
  },
});

describeWrite('basetemplate/restore', () => test, {
  act: async () => {
    await save('exit-form', { subject_pl: 'Napisz, co u Ciebie' });
    const { row_version } = await template('exit-form');
    return { by: manager, url: RESTORE, body: { code: 'exit-form', row_version } };
  },
  other: async () => [
    [clerk, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: async () => ({ by: manager, url: RESTORE, body: { code: 'claim-paid', row_version: 0 } }),
  twice: async () => {
    const { row_version, words, shipped } = await template('exit-form');
    expect([row_version, words]).toEqual([0, shipped]);
    expect(await lastLog('basetemplate.restore')).toEqual({
      code: 'exit-form',
      subject_pl: ['Napisz, co u Ciebie', shipped.subject_pl],
    });
  },
});

describe('words that are refused', () => {
  it('name their field and why, and change nothing', async () => {
    const before = await template('contract-to-sign');
    const answer = await save('contract-to-sign', {
      ...{ subject_pl: '  ', text_pl: 'Podpisz umowę {umowa}.' },
      ...{ subject_en: 'Contract {number}', text_en: 'Sign {umowa} by {termin} {' },
    });
    expect([answer.statusCode, answer.json().data]).toEqual([
      400,
      {
        subject_pl: 'is-empty',
        text_pl: 'missing-mark termin',
        subject_en: 'unknown-mark number',
        text_en: 'stray-brace',
      },
    ]);
    expect(await template('contract-to-sign')).toEqual(before);
  });

  it('are those of the second of two people, who is told the stored ones', async () => {
    const { row_version, words } = await template('claim-sent');
    const send = (subject_pl: string) =>
      manager.post(SET, { code: 'claim-sent', row_version, words: { ...words, subject_pl } });
    expect((await send('Mamy rozliczenie {rozliczenie}')).statusCode).toBe(200);
    const second = await send('Rozliczenie dotarło');
    expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);
    expect(second.json().data.stored.words.subject_pl).toBe('Mamy rozliczenie {rozliczenie}');
    expect((await template('claim-sent')).row_version).toBe(1);
  });
});

const tell = () =>
  app.db.transaction(async (tx) => {
    const text = toSignText({ id: 7, number: 'UM/II/0007/2027', sign_member_to: '2027-02-17' });
    await notify(
      app,
      tx,
      {
        ...{ to: anna.id, text, ref: refOf('cofundingcontract', 7) },
        email: (to, sender, told) => contractEmail(to, { id: 7, text: told }, sender),
      },
      systemAuthor(app.clock.business()),
    );
  });
const newest = async () => (await anna.get('/api/basenotification/get')).json().data[0];
const mailed = async () => (await test.emailsTo('anna.przykladowa@example.com')).at(-1);

it('the next notice and its e-mail have the words of the office, and the shipped ones after a return', async () => {
  await save('contract-to-sign', {
    subject_pl: 'Podpisz umowę {umowa}',
    text_pl: 'Umowa {umowa} czeka.\n\nMasz czas do {termin}.',
  });
  await tell();
  expect(await newest()).toMatchObject({
    content_name: 'Podpisz umowę UM/II/0007/2027',
    content_text: expect.stringMatching(/^Umowa UM\/II\/0007\/2027 czeka\.\n\nMasz czas do\s17\slutego\.$/),
  });
  expect(await mailed()).toMatchObject({
    subject: 'Podpisz umowę UM/II/0007/2027',
    html: expect.stringMatching(/<p>Umowa UM\/II\/0007\/2027 czeka\.<\/p><p>Masz czas do/),
  });

  const { row_version } = await template('contract-to-sign');
  expect((await manager.post(RESTORE, { code: 'contract-to-sign', row_version })).statusCode).toBe(200);
  await tell();
  expect((await newest()).content_name).toBe('Umowa UM/II/0007/2027 do podpisu');
});

it('an e-mail that says less than its notification has words of its own', async () => {
  await save('registration-returned-mail', {
    text_pl: 'Popraw zgłoszenie {zgloszenie} do {termin}\nPomożemy: 000 000 000.',
  });
  const told = { id: 7, number: 'FR/1-2027/00007', correction_to: '2027-02-17' as const };
  await app.db.transaction((tx) =>
    notify(
      app,
      tx,
      {
        ...{ to: anna.id, ref: refOf('cofundingregistration', 7) },
        text: returnedText({ ...told, fields: ['zip_code'], childNames: [] }),
        mailed: returnedMailText(told),
        email: (to, sender, text) => returnedEmail(to, { told, text }, sender),
      },
      systemAuthor(app.clock.business()),
    ),
  );
  expect((await newest()).content_text).toContain('Do poprawy: Kod pocztowy.');
  const [{ text } = { text: '' }] = await test.emailsTo('anna.przykladowa@example.com');
  expect(text).toMatch(/Popraw zgłoszenie FR\/1-2027\/00007 do\s17\slutego\s2027\sr\.\n\nPomożemy/);
  expect(text).not.toContain('Kod pocztowy');
  // It has no names of fields to say.
  const refused = await save('registration-returned-mail', { text_pl: 'Popraw {pola}' });
  expect([refused.statusCode, refused.json().data]).toEqual([400, { text_pl: 'unknown-mark pola' }]);
});

describe('words that another release has stored', () => {
  const stored = (value: Record<string, unknown>) =>
    app.db.update(baseSetting).set({ value }).where(eq(baseSetting.key, 'template/contract-to-sign'));

  it('in another shape are as shipped, and can be saved anew and restored', async () => {
    await save('contract-to-sign', { subject_pl: 'Podpisz {umowa}' });
    await stored({ subject: 'Podpisz {umowa}' });
    const { row_version, words, shipped } = await template('contract-to-sign');
    expect(words).toEqual(shipped);
    expect(row_version).toBeGreaterThan(0);
    await tell();
    expect((await newest()).content_name).toBe('Umowa UM/II/0007/2027 do podpisu');
    expect((await save('contract-to-sign', { subject_pl: 'Podpisz {umowa}' })).statusCode).toBe(200);

    await stored({ subject: 'Podpisz {umowa}' });
    const body = { code: 'contract-to-sign', row_version: row_version + 1 };
    expect((await manager.post(RESTORE, body)).statusCode).toBe(200);
    expect((await template('contract-to-sign')).row_version).toBe(0);
  });

  it('with a mark that this one does not have are not sent', async () => {
    await save('contract-to-sign', { subject_pl: 'Podpisz {umowa}' });
    const { words } = await template('contract-to-sign');
    await stored({ ...words, subject_pl: 'Podpisz {dokument}' });
    await tell();
    expect((await newest()).content_name).toBe('Umowa UM/II/0007/2027 do podpisu');
    expect((await template('contract-to-sign')).words.subject_pl).toBe('Podpisz {dokument}');
  });
});
