import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doneNote, NOTE, noted, noteSeenBy, noteStep, notesOf } from '../../../test/board-notes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { boardNote } from './table';

let test: TestApp;
let parent: SignedIn;
let officer: SignedIn;
let other: SignedIn;
let director: SignedIn;
let observer: SignedIn;
beforeAll(async () => {
  test = await testApp();
  parent = await signIn(test, 'anna.przykladowa');
  officer = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  director = await signIn(test, 'dyrektor');
  observer = await signIn(test, 'obserwator');
});
afterAll(() => test.close());

const data = (answer: { body: string }) => JSON.parse(answer.body).data;
const send = ({ by, url, body }: ReturnType<typeof noteStep>) => by.post(url, body);

describe('who sees a note', () => {
  it('is who wrote it, and the team where it is for the team', async () => {
    const own = await noted(officer, { readers: 'own' });
    const shared = await noted(officer);
    expect(await noteSeenBy(officer, own)).toMatchObject({
      ...{ title: NOTE.title, is_own: 'yes', steps: ['set', 'move', 'done', 'delete'] },
    });
    expect(await noteSeenBy(other, own)).toBeUndefined();
    expect(await noteSeenBy(other, shared)).toMatchObject({
      ...{ author: { id: officer.id }, is_own: 'no', steps: ['set', 'move', 'done'] },
    });
    expect(await noteSeenBy(observer, shared)).toMatchObject({ steps: [] });
    expect((await parent.get('/api/boardnote/get?id_board=4')).statusCode).toBe(403);
  });

  it('is nobody who does not see the cards of its board', async () => {
    const ofClaims = { id_board: 3, column: 'verification' };
    const { id, ...note } = await noted(officer, ofClaims);
    expect((await notesOf(other, 'id_board=3')).map((one) => one.id)).toContain(id);
    expect(await notesOf(director, 'id_board=3')).toEqual([]);
    const step = noteStep(director, { id, ...note }, 'done');
    expect(codeOf(await send(step))).toEqual([404, 'object-no-exist']);
    const added = await director.post('/api/boardnote/add', { ...NOTE, ...ofClaims });
    expect(codeOf(added)).toEqual([404, 'object-no-exist']);
  });

  it('sees on their own board only what they wrote', async () => {
    const [own, ofOther] = [await noted(officer), await noted(other)];
    const ids = (await notesOf(officer, 'id_board=4&author=me')).map(({ id }) => id);
    expect([ids.includes(own.id), ids.includes(ofOther.id)]).toEqual([true, false]);
  });
});

it('lists a board by the days, then what has none, then what is done, page by page', async () => {
  const place = { id_board: 1, column: 'scored' };
  const add = (title: string, due_date: string | null) => noted(officer, { ...place, title, due_date });
  const done = await add('zrobiona', '2027-02-01');
  await send(noteStep(officer, done, 'done'));
  await add('bez dnia', null);
  await add('później', '2027-03-01');
  await add('wcześniej', '2027-02-20');
  const titles: string[] = [];
  let next = '';
  do {
    const answer = await officer.get(`/api/boardnote/get?id_board=1&page_count=1${next && `&after=${next}`}`);
    titles.push(...data(answer).map(({ title }: { title: string }) => title));
    next = JSON.parse(answer.body).next ?? '';
  } while (next);
  expect(titles).toEqual(['wcześniej', 'później', 'bez dnia', 'zrobiona']);
});

describe('what is refused', () => {
  it.each([
    ['no title', { title: ' ' }, { title: 'is-empty' }],
    ['a column of another board', { column: 'verification' }, { column: 'not-valid-option' }],
  ])('is %s, beside its field', async (_what, over, errors) => {
    const refused = await officer.post('/api/boardnote/add', { ...NOTE, ...over });
    expect([codeOf(refused), data(refused)]).toEqual([[400, 'not-valid'], errors]);
  });

  it('is a move to a column that the board has not', async () => {
    const note = await noted(officer);
    expect(codeOf(await send(noteStep(officer, note, 'move', { column: 'scored' })))).toEqual([
      ...[400, 'not-valid'],
    ]);
    expect((await noteSeenBy(officer, note))?.column).toBe('new');
  });

  it('is a colleague who hides a note from the team', async () => {
    const note = await noted(officer);
    const refused = await send(noteStep(other, note, 'set', { readers: 'own' }));
    expect([codeOf(refused), data(refused)]).toEqual([
      ...[[400, 'not-valid'], { readers: 'not-valid-option' }],
    ]);
    expect(await noteSeenBy(other, note)).toBeDefined();
  });

  it('is who read an older version: they are told what is stored, and nothing is changed', async () => {
    const note = await noted(officer);
    expect((await send(noteStep(other, note, 'set', { title: 'Zadzwonić jutro' }))).statusCode).toBe(200);
    const late = await send(noteStep(officer, note, 'set', { title: 'Napisać' }));
    expect(codeOf(late)).toEqual([409, 'conflict']);
    expect(data(late).stored).toMatchObject({ title: 'Zadzwonić jutro', row_version: 2 });
    expect((await noteSeenBy(officer, note))?.title).toBe('Zadzwonić jutro');
  });
});

it('keeps a note that a colleague changed since its writer read it', async () => {
  const note = await noted(officer);
  expect((await send(noteStep(other, note, 'set', { text: 'Zmiana koleżanki' }))).statusCode).toBe(200);
  const late = await send(noteStep(officer, note, 'delete'));
  expect(codeOf(late)).toEqual([409, 'conflict']);
  expect(data(late).stored).toMatchObject({ text: 'Zmiana koleżanki', row_version: 2 });
  const now = await noteSeenBy(officer, note);
  expect(now?.text).toBe('Zmiana koleżanki');
  if (now) expect((await send(noteStep(officer, now, 'delete'))).statusCode).toBe(200);
  expect(await noteSeenBy(officer, note)).toBeUndefined();
});

it('leaves nothing of what a removed note said', async () => {
  const note = await noted(officer, { title: 'O Annie', text: 'Prosi o telefon.' });
  await send(noteStep(officer, note, 'delete'));
  const [row] = await test.app.db.select().from(boardNote).where(eq(boardNote.id, note.id));
  expect(row).toMatchObject({ deleted: 'yes', title: '', text: '' });
});

const notOfOthers = async () =>
  [
    [parent, 403, 'no-privilege'],
    [observer, 403, 'no-privilege'],
  ] as [SignedIn, number, string][];
/** Of a note that is its writer’s alone, colleagues know nothing. */
const notOfColleagues = async () =>
  [...(await notOfOthers()), [other, 404, 'object-no-exist']] as [SignedIn, number, string][];
const own = () => noted(officer, { readers: 'own' });

describeWrite('add', () => test, {
  act: async () => ({ by: officer, url: '/api/boardnote/add', body: { ...NOTE, title: 'Raz' } }),
  other: notOfOthers,
  isRepeatable: true,
  wrongStatus: null,
  twice: async () => {
    expect((await notesOf(officer)).filter(({ title }) => title === 'Raz')).toHaveLength(1);
  },
});

describeWrite('set', () => test, {
  act: async () => noteStep(officer, await own(), 'set', { readers: 'own', title: 'Zmieniona' }),
  other: notOfColleagues,
  wrongStatus: async () => noteStep(officer, await doneNote(officer), 'set'),
  twice: async ({ of }) => {
    expect(await noteSeenBy(officer, of)).toMatchObject({ title: 'Zmieniona', row_version: 2 });
  },
});

describeWrite('move', () => test, {
  act: async () => noteStep(officer, await own(), 'move'),
  other: notOfColleagues,
  wrongStatus: async () => noteStep(officer, await doneNote(officer), 'move'),
  twice: async ({ of }) => {
    expect(await noteSeenBy(officer, of)).toMatchObject({ column: 'open', row_version: 2 });
  },
});

describeWrite('done', () => test, {
  act: async () => noteStep(officer, await own(), 'done'),
  other: notOfColleagues,
  twice: async ({ of }) => {
    expect(await noteSeenBy(officer, of)).toMatchObject({ status: 'done', steps: ['reopen', 'delete'] });
  },
});

describeWrite('reopen', () => test, {
  act: async () => noteStep(officer, await doneNote(officer), 'reopen'),
  other: notOfOthers,
  twice: async ({ of }) => {
    expect(await noteSeenBy(officer, of)).toMatchObject({ status: 'open', row_version: 3 });
  },
});

describeWrite('delete', () => test, {
  act: async () => noteStep(officer, await noted(officer), 'delete'),
  other: async () => [...(await notOfOthers()), [other, 403, 'no-privilege']],
  later: 404,
  wrongStatus: null,
  twice: async ({ of }) => {
    expect(await noteSeenBy(officer, of)).toBeUndefined();
  },
});
