import { MAIL_FILES_MAX } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  folderOf,
  heldLetter,
  heldThread,
  LETTER,
  savedDraft,
  sentLetter,
  writeLetter,
} from '../../../test/mail-letters';
import { multipartOf, pdfOf } from '../../../test/multipart';
import * as cases from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { officeCase } from '../office-cases/public';
import { eraseOldTrash } from './erase-trash';

const URL = '/api/mailletter';
const OUTSIDE = 'biuro@zolwik.example.com';

let test: TestApp;
let clerk: SignedIn;
let other: SignedIn;
let manager: SignedIn;
let observer: SignedIn;
let parent: SignedIn;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
  observer = await signIn(test, 'obserwator');
  parent = await signIn(test, 'anna.przykladowa');
});
afterAll(() => test.close());

async function uploadOf(who: SignedIn, name = 'notatka.pdf'): Promise<string> {
  const { headers, payload } = multipartOf(name, pdfOf(200));
  const answer = await who.post('/api/base/uploadfile?purpose=attachment', payload, headers);
  return answer.json().data.filename;
}
const refusalOf = async (over: object, verb: 'save' | 'send' = 'send') => {
  const { statusCode, body } = await writeLetter(clerk, verb, over);
  return statusCode === 200 ? 'done' : JSON.parse(body);
};

describeWrite('save', () => test, {
  act: async () => {
    const of = await savedDraft(clerk, { to: [other.id] });
    const draft = { id: of.id, row_version: of.row_version };
    return { by: clerk, of, url: `${URL}/save`, body: { ...LETTER, draft, subject: 'Zmieniony' } };
  },
  other: async () => [
    [other, 404, 'object-no-exist'],
    [observer, 403, 'no-privilege'],
    [parent, 403, 'no-privilege'],
  ],
  wrongStatus: async () => {
    const of = await savedDraft(clerk, { to: [other.id] });
    const draft = { id: of.id, row_version: of.row_version };
    await sentLetter(clerk, { to: [other.id], draft });
    return { by: clerk, url: `${URL}/save`, body: { ...LETTER, draft } };
  },
  async twice({ of }) {
    expect(await heldLetter(clerk, of)).toMatchObject({ folder: 'drafts', subject: 'Zmieniony' });
    expect((await folderOf(other, 'inbox')).map(({ id_letter }) => id_letter)).not.toContain(of.id);
  },
});

describeWrite('send', () => test, {
  act: async () => {
    const of = await savedDraft(clerk, { to: [other.id] });
    const draft = { id: of.id, row_version: of.row_version };
    const body = { ...LETTER, draft, to: [other.id], cc: [manager.id], outside: [OUTSIDE] };
    return { by: clerk, of, url: `${URL}/send`, body };
  },
  other: async () => [
    [other, 404, 'object-no-exist'],
    [observer, 403, 'no-privilege'],
    [parent, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect(await heldLetter(clerk, of)).toMatchObject({ folder: 'sent', is_mine: 'yes' });
    for (const who of [other, manager]) {
      const letter = await heldLetter(who, of);
      expect(letter).toMatchObject({ folder: 'inbox', is_read: 'no', from: { id_user: clerk.id } });
      expect(letter.body).toBe(LETTER.body);
    }
    // Once, in the words of its author alone.
    const [email, ...more] = await test.emailsTo(OUTSIDE);
    expect([email?.subject, more]).toEqual([LETTER.subject, []]);
    expect(email?.text.startsWith('Dzień dobry,')).toBe(true);
    expect(email?.text.endsWith('Regionalny Urząd Pracy')).toBe(true);
    expect(email?.text).not.toContain('Pozdrawiamy');
  },
});

describeWrite('trash', () => test, {
  act: async () => {
    const of = await sentLetter(clerk, { to: [other.id] });
    return { by: other, of, url: `${URL}/trash`, body: { ids: [of.id] } };
  },
  other: async () => [
    [manager, 404, 'object-no-exist'],
    [parent, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect((await heldLetter(other, of)).folder).toBe('trash');
    expect((await heldLetter(clerk, of)).folder).toBe('sent');
  },
});

const trashed = async () => {
  const of = await sentLetter(clerk, { to: [other.id] });
  await other.post(`${URL}/trash`, { ids: [of.id] });
  return of;
};

describeWrite('restore', () => test, {
  act: async () => {
    const of = await trashed();
    return { by: other, of, url: `${URL}/restore`, body: { ids: [of.id] } };
  },
  other: async () => [[manager, 404, 'object-no-exist']],
  async twice({ of }) {
    expect((await heldLetter(other, of)).folder).toBe('inbox');
  },
});

describeWrite('erase', () => test, {
  act: async () => {
    const of = await trashed();
    return { by: other, of, url: `${URL}/erase`, body: { ids: [of.id] } };
  },
  other: async () => [[manager, 404, 'object-no-exist']],
  // The copy is gone.
  later: 404,
  wrongStatus: async () => {
    const of = await sentLetter(clerk, { to: [other.id] });
    return { by: other, url: `${URL}/erase`, body: { ids: [of.id] } };
  },
  async twice({ of }) {
    expect(codeOf(await other.get(`${URL}/find?id=${of.id}`))).toEqual([404, 'object-no-exist']);
    expect((await heldLetter(clerk, of)).folder).toBe('sent');
  },
});

describe('file', () => {
  describeWrite('file', () => test, {
    act: async () => {
      const of = await sentLetter(clerk, { to: [other.id], filenames: [await uploadOf(clerk)] });
      const officecase = await cases.taken(other, parent);
      const body = { id_officecase: officecase.id };
      return { by: other, of, officecase, url: `${URL}/file?id=${of.id}`, body };
    },
    other: async () => [
      [manager, 404, 'object-no-exist'],
      [parent, 403, 'no-privilege'],
    ],
    async twice({ of, officecase }) {
      const { messages } = await cases.seenBy(other, officecase);
      const [note, ...more] = messages.filter(({ direction }) => direction === 'NOTE');
      expect(more).toEqual([]);
      expect(note?.body).toContain('List: Odprawa w środę');
      expect(note?.files.map(({ name }) => name)).toEqual(['notatka.pdf']);
      // The letter keeps its file, which is one of the case now.
      const letter = await heldLetter(clerk, of);
      expect(letter.officecase?.sign).toBe(officecase.sign);
      expect(letter.files.map(({ name }) => name)).toEqual(['notatka.pdf']);
      expect((await cases.seenBy(parent, officecase)).messages.map(({ direction }) => direction)).toEqual([
        'IN',
      ]);
    },
  });

  it('tells another holder who is late that it is filed, and leaves it where it is', async () => {
    const of = await sentLetter(clerk, { to: [other.id] });
    const [officecase, later] = [await cases.taken(other, parent), await cases.taken(clerk, parent)];
    const fileIn = (by: typeof clerk, { id }: { id: number }) =>
      by.post(`${URL}/file?id=${of.id}`, { id_officecase: id });
    const answers = await Promise.all([fileIn(other, officecase), fileIn(clerk, later)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const isFirst = answers[0]?.statusCode === 200;
    const refused = answers[isFirst ? 1 : 0];
    expect(refused?.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'filed' } });
    const { sign } = isFirst ? officecase : later;
    for (const holder of [clerk, other]) expect((await heldLetter(holder, of)).officecase?.sign).toBe(sign);
  });

  it('puts a file of two letters into one case, and into no other', async () => {
    const first = await sentLetter(clerk, { to: [other.id], filenames: [await uploadOf(clerk)] });
    const passed = { to: [clerk.id], id_before: first.id, files: first.files.map(({ id }) => id) };
    const [second, third] = [await sentLetter(other, passed), await sentLetter(other, passed)];
    const officecase = await cases.taken(other, parent);
    const fileIn = ({ id }: { id: number }, into: { id: number }) =>
      other.post(`${URL}/file?id=${id}`, { id_officecase: into.id });
    for (const letter of [first, second]) expect((await fileIn(letter, officecase)).statusCode).toBe(200);
    const { messages } = await cases.seenBy(other, officecase);
    const notes = messages.filter(({ direction }) => direction === 'NOTE');
    expect(notes.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['notatka.pdf'],
      ['notatka.pdf'],
    ]);
    const elsewhere = await fileIn(third, await cases.taken(other, parent));
    expect(elsewhere.json()).toMatchObject({ code: 'not-valid', data: { filenames: 'in-case' } });
  });

  it('is refused with a case that the caller does not see', async () => {
    const of = await sentLetter(clerk, { to: [other.id] });
    const answer = await clerk.post(`${URL}/file?id=${of.id}`, { id_officecase: 999_999 });
    expect(codeOf(answer)).toEqual([404, 'object-no-exist']);
  });
});

describe('who holds no copy', () => {
  it('sees nothing of a letter, whatever their privileges', async () => {
    const { id } = await sentLetter(clerk, { to: [other.id] });
    expect(codeOf(await manager.get(`${URL}/find?id=${id}`))).toEqual([404, 'object-no-exist']);
    expect((await folderOf(manager, 'inbox')).some(({ id_letter }) => id_letter === id)).toBe(false);
    expect(await refusalOf({ to: [manager.id], id_before: id + 1000 })).toMatchObject({
      code: 'object-no-exist',
    });
  });

  it('does not get the letters of a conversation that went to others', async () => {
    const first = await sentLetter(clerk, { to: [other.id] });
    const second = await sentLetter(other, { to: [manager.id], id_before: first.id });
    expect((await heldThread(other, second)).letters.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await heldThread(manager, second)).letters.map(({ id }) => id)).toEqual([second.id]);
  });

  it('cannot pass on a file of a letter that is not theirs', async () => {
    const { files } = await sentLetter(clerk, { to: [other.id], filenames: [await uploadOf(clerk)] });
    const answer = await writeLetter(manager, 'send', { to: [other.id], files: files.map(({ id }) => id) });
    expect(codeOf(answer)).toEqual([404, 'object-no-exist']);
  });
});

describe('a letter outside', () => {
  it('carries no file, no number of a person, and goes to nobody with an account', async () => {
    const outside = [OUTSIDE];
    expect(await refusalOf({ outside, body: 'PESEL 25211500028' })).toMatchObject({
      data: { body: 'private-number' },
    });
    expect(await refusalOf({ outside, filenames: [await uploadOf(clerk)] })).toMatchObject({
      data: { filenames: 'outside' },
    });
    expect(await refusalOf({ outside: ['anna.przykladowa@example.com'] })).toMatchObject({
      data: { outside: 'has-account' },
    });
    expect(await refusalOf({ outside: ['biuro@'] })).toMatchObject({ data: { outside: 'not-valid-mail' } });
  });

  it('may say anything to people of the office', async () => {
    expect(await refusalOf({ to: [other.id], body: 'PESEL 25211500028' })).toBe('done');
  });
});

describe('an applicant', () => {
  it('reads the letter in their case, with its files, and is mailed a notice alone', async () => {
    const officecase = await cases.taken(clerk, parent);
    const object = { obj_type: 'officecase', id_obj: officecase.id };
    const letter = { to: [parent.id], object, filenames: [await uploadOf(clerk)] };
    const sent = await sentLetter(clerk, letter);
    expect(sent.to).toMatchObject([{ kind: 'person', name: 'Anna Przykładowa' }]);
    expect(sent.officecase?.sign).toBe(officecase.sign);

    const { messages } = await cases.seenBy(parent, officecase);
    expect(messages.at(-1)).toMatchObject({ direction: 'OUT', body: LETTER.body });
    expect(messages.at(-1)?.files.map(({ name }) => name)).toEqual(['notatka.pdf']);
    const [email] = await test.emailsTo('anna.przykladowa@example.com');
    expect(email?.text).toContain(officecase.sign);
    expect(email?.text).not.toContain('zgłoszeń z wątpliwościami');
  });

  it('is written to by the officer in charge of the case alone', async () => {
    const officecase = await cases.taken(other, parent);
    const object = { obj_type: 'officecase', id_obj: officecase.id };
    expect(await refusalOf({ to: [parent.id], object })).toMatchObject({
      ...{ code: 'no-privilege', data: { reason: 'not-owner' } },
    });
    expect((await cases.seenBy(parent, officecase)).messages).toHaveLength(1);
  });

  it('is nobody without their object', async () => {
    expect(await refusalOf({ to: [parent.id] })).toMatchObject({ data: { to: 'no-account' } });
  });
});

describe('what a letter is about', () => {
  it('need not be seen to answer or pass it on, without its person', async () => {
    const officecase = await cases.taken(clerk, parent);
    const object = { obj_type: 'officecase', id_obj: officecase.id };
    const sent = await sentLetter(clerk, { to: [other.id], object });
    // Officers do not see cases of the trial account.
    await test.app.db.update(officeCase).set({ is_test: 'yes' }).where(eq(officeCase.id, officecase.id));

    const after = { object, id_before: sent.id };
    const { id, row_version } = await savedDraft(other, { ...after, to: [manager.id] });
    const draft = { id, row_version };
    expect((await sentLetter(other, { ...after, draft, to: [manager.id] })).folder).toBe('sent');
    const toParent = await writeLetter(other, 'send', { ...after, to: [parent.id] });
    expect(toParent.json()).toMatchObject({ data: { to: 'no-account' } });
    const query = `ret_type=autocomplete&obj_type=officecase&id_obj=${officecase.id}&has_text=przykladowa`;
    expect((await other.get(`${URL}/recipients?${query}`)).json().data).toEqual([]);
    expect(codeOf(await writeLetter(other, 'save', { object }))).toEqual([404, 'object-no-exist']);
  });
});

it('says at the fields what a letter lacks', async () => {
  expect(await refusalOf({ subject: ' ', body: '' })).toMatchObject({
    ...{ code: 'not-valid', data: { to: 'is-empty', subject: 'is-empty', body: 'is-empty' } },
  });
  expect(await refusalOf({ to: [clerk.id], cc: [observer.id + 1000] })).toMatchObject({
    data: { to: 'own', cc: 'no-account' },
  });
});

describe('a draft', () => {
  it('keeps what is not complete, with its files, and gives up those that are taken off', async () => {
    const names = [await uploadOf(clerk, 'pierwszy.pdf'), await uploadOf(clerk, 'drugi.pdf')];
    const draft = await savedDraft(clerk, { subject: '', body: '', outside: ['biuro@'], filenames: names });
    expect(draft.to).toMatchObject([{ kind: 'outside', mail: 'biuro@' }]);
    expect(draft.files.map(({ name }) => name)).toEqual(['pierwszy.pdf', 'drugi.pdf']);
    const [first] = draft.files;
    const again = await savedDraft(clerk, {
      draft: { id: draft.id, row_version: draft.row_version },
      files: [first?.id],
    });
    expect(again.files.map(({ name }) => name)).toEqual(['pierwszy.pdf']);
    expect(again.id).toBe(draft.id);
  });

  it('leaves a file that is taken off to the letter that passed it on', async () => {
    const { id, row_version, files } = await savedDraft(clerk, { filenames: [await uploadOf(clerk)] });
    const ids = files.map((file) => file.id);
    const again = await savedDraft(clerk, { id_before: id, files: ids });
    const passed = await sentLetter(clerk, { to: [other.id], id_before: id, files: ids });
    await savedDraft(clerk, { draft: { id, row_version } });
    const draft = { id: again.id, row_version: again.row_version };
    await savedDraft(clerk, { draft, id_before: id });
    const [kept] = (await heldLetter(other, passed)).files;
    expect(kept?.name).toBe('notatka.pdf');
    expect((await clerk.get(kept?.url ?? '')).statusCode).toBe(200);
  });

  it('tells no names of accounts that cannot be chosen', async () => {
    const draft = await savedDraft(clerk, { to: [other.id, parent.id, 999_999] });
    expect(draft.to.map(({ id_user, name }) => [id_user, name])).toEqual([
      [other.id, expect.stringMatching(/./)],
      [parent.id, ''],
      [999_999, ''],
    ]);
    const [row] = await folderOf(clerk, 'drafts');
    expect(row).toMatchObject({ id_letter: draft.id, to: draft.to[0]?.name });
  });

  it('is in conflict with another window', async () => {
    const { id, row_version } = await savedDraft(clerk);
    await savedDraft(clerk, { draft: { id, row_version }, subject: 'Z drugiego okna' });
    expect(await refusalOf({ draft: { id, row_version }, to: [other.id] })).toMatchObject({
      code: 'conflict',
    });
    expect((await heldLetter(clerk, { id })).subject).toBe('Z drugiego okna');
  });

  it('of an answer goes on in its conversation after the letter before was erased', async () => {
    const first = await sentLetter(clerk, { to: [other.id] });
    const { id, row_version } = await savedDraft(other, { to: [clerk.id], id_before: first.id });
    for (const step of ['trash', 'erase']) await other.post(`${URL}/${step}`, { ids: [first.id] });
    const draft = { id, row_version };
    const sent = await sentLetter(other, { to: [clerk.id], id_before: first.id, draft });
    expect((await heldThread(clerk, sent)).letters.map((one) => one.id)).toEqual([first.id, id]);
    const anew = await writeLetter(other, 'save', { to: [clerk.id], id_before: first.id });
    expect(codeOf(anew)).toEqual([404, 'object-no-exist']);
  });

  it('has at most so many files', async () => {
    const filenames = await Promise.all(
      Array.from({ length: MAIL_FILES_MAX + 1 }, (_, at) => uploadOf(clerk, `${at}.pdf`)),
    );
    expect(codeOf(await writeLetter(clerk, 'save', { filenames }))[0]).toBe(400);
  });
});

describe('folders', () => {
  it('are searched by people, subject and text, and count what is not read', async () => {
    const before = (await other.get(`${URL}/counts`)).json().data;
    const { id } = await sentLetter(clerk, { to: [other.id], subject: 'Zażółć: faktura', body: 'Pilne.' });
    const found = await folderOf(other, 'inbox', '&has_text=zazolc');
    expect(found).toMatchObject([{ id_letter: id, is_read: 'no', subject: 'Zażółć: faktura' }]);
    expect((await other.get(`${URL}/counts`)).json().data.unread).toBe(before.unread + 1);
    await other.post(`${URL}/read`, { ids: [id], is_read: 'yes' });
    expect((await other.get(`${URL}/counts`)).json().data).toEqual(before);
    await other.post(`${URL}/read`, { ids: [id], is_read: 'no' });
    const { menu } = (await other.get('/api/base/initsystem')).json().data;
    const entry = menu.find((one: { id: string }) => one.id === 'mail');
    expect(entry.count).toBe(before.unread + 1);
  });

  it('offer people of the office, and the applicant of an object', async () => {
    const officecase = await cases.taken(clerk, parent);
    const lookup = `${URL}/recipients?ret_type=autocomplete`;
    const namesOf = async (query: string) =>
      ((await clerk.get(`${lookup}${query}`)).json().data as { label: string }[]).map(({ label }) => label);
    const all = await namesOf('');
    expect(all.some((label) => label.startsWith('Krystyna Kierownicza'))).toBe(true);
    expect(all.join()).not.toContain('Anna Przykładowa');
    const about = `&obj_type=officecase&id_obj=${officecase.id}&has_text=przykladowa`;
    expect((await namesOf(about)).join()).toContain('Anna Przykładowa');
  });
});

describe('the trash', () => {
  it('is erased after 30 days, with files that no other letter has', async () => {
    const sent = await sentLetter(clerk, {
      to: [other.id],
      filenames: [await uploadOf(clerk, 'wspolny.pdf'), await uploadOf(clerk, 'tylko-tu.pdf')],
    });
    const [shared, lone] = sent.files;
    const passed = await sentLetter(other, {
      ...{ to: [manager.id], id_before: sent.id },
      files: [shared?.id],
    });
    for (const who of [clerk, other]) await who.post(`${URL}/trash`, { ids: [sent.id] });
    const { app, clock } = test;
    await eraseOldTrash(app, clock.now());
    expect((await heldLetter(clerk, sent)).folder).toBe('trash');

    const later = new Date(clock.now().getTime() + 31 * 24 * 60 * 60 * 1000);
    expect(await eraseOldTrash(app, later)).toBeGreaterThan(1);
    expect(codeOf(await clerk.get(`${URL}/find?id=${sent.id}`))).toEqual([404, 'object-no-exist']);
    expect((await heldLetter(manager, passed)).files.map(({ name }) => name)).toEqual(['wspolny.pdf']);
    expect((await clerk.get(shared?.url ?? '')).statusCode).toBe(200);
    expect((await clerk.get(lone?.url ?? '')).statusCode).not.toBe(200);
  });
});

describe('what a new letter is about', () => {
  const aboutOf = (who: SignedIn, id: number) => who.get(`${URL}/about?obj_type=officecase&id_obj=${id}`);

  it('is told by its name, with its applicant, to who sees it', async () => {
    const { id, sign } = await cases.taken(clerk, parent);
    expect((await aboutOf(clerk, id)).json().data).toEqual({
      object: { obj_type: 'officecase', id_obj: id, name: sign },
      person: { id: parent.id, name: 'Anna Przykładowa' },
    });
  });

  it('is told to nobody else', async () => {
    const officecase = await cases.taken(clerk, parent);
    const { id } = officecase;
    expect(codeOf(await aboutOf(parent, id))).toEqual([403, 'no-privilege']);
    // Officers do not see cases of the trial account.
    await test.app.db.update(officeCase).set({ is_test: 'yes' }).where(eq(officeCase.id, id));
    expect(codeOf(await aboutOf(other, id))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await aboutOf(clerk, 999_999))).toEqual([404, 'object-no-exist']);
  });
});
