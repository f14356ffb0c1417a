import { type BoardNote, DEFAULT_APPLICATION } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doneNote, NOTE, noted, noteSeenBy, noteStep, notesOf } from '../../../test/board-notes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { libraryItem } from '../libraries/public';
import { notesLabelled } from './label-uses';
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
      ...{ title: NOTE.title, is_own: 'yes', steps: ['set', 'move', 'check', 'done', 'delete'] },
    });
    expect(await noteSeenBy(other, own)).toBeUndefined();
    expect(await noteSeenBy(other, shared)).toMatchObject({
      ...{ author: { id: officer.id }, is_own: 'no', steps: ['set', 'move', 'check', 'done'] },
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
    ['a label that is none', { labels: ['NIC'] }, { labels: 'not-valid-option' }],
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

describe('a checklist', () => {
  const tick = (by: SignedIn, note: BoardNote, point: string, done = 'yes') =>
    send(noteStep(by, note, 'check', { point, done }));
  const [number = '', hours = ''] = NOTE.points;

  it('is ticked by several at once, each of whom has read an older version', async () => {
    const note = await noted(officer);
    const answers = await Promise.all([tick(officer, note, number), tick(other, note, hours)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const now = await noteSeenBy(officer, note);
    expect(now?.points.map(({ done }) => done)).toEqual(['yes', 'yes']);
    await tick(officer, note, number, 'no');
    expect((await noteSeenBy(officer, note))?.points.map(({ done }) => done)).toEqual(['no', 'yes']);
  });

  it('keeps what is done when its points are changed, and says which point is no more', async () => {
    const note = await noted(officer);
    const ticked = data(await tick(officer, note, hours));
    const points = ['Adres', hours, hours];
    const changed = data(await send(noteStep(other, ticked, 'set', { points })));
    expect(changed.points).toEqual([
      { text: 'Adres', done: 'no' },
      { text: hours, done: 'yes' },
    ]);
    const late = await tick(officer, note, number);
    expect([codeOf(late), data(late).reason]).toEqual([[409, 'illegal-step'], 'no-point']);
  });

  it('stays as it is, as the labels do, where a change says nothing of them', async () => {
    const note = await noted(officer);
    const body = { row_version: 1, title: 'Inny', text: '', due_date: null, readers: 'office' };
    const changed = data(await officer.post(`/api/boardnote/set?id=${note.id}`, body));
    expect(changed).toMatchObject({ title: 'Inny', labels: note.labels, points: note.points });
  });
});

it('keeps a label that the office offers no more where it stands, and adds it nowhere', async () => {
  const note = await noted(officer, { labels: ['ZAKUPY', 'PILNE'] });
  const [item] = await test.app.db.select().from(libraryItem).where(eq(libraryItem.code, 'ZAKUPY'));
  const host = await signIn(test, 'gospodarz');
  const archived = await host.post(`/api/libraryitem/archive?id=${item?.id}`, {
    row_version: item?.row_version,
  });
  expect(archived.statusCode).toBe(200);
  const changed = await send(noteStep(officer, note, 'set', { labels: ['ZAKUPY'] }));
  expect(data(changed).labels).toEqual(['ZAKUPY']);
  const refused = await officer.post('/api/boardnote/add', { ...NOTE, labels: ['ZAKUPY'] });
  expect(codeOf(refused)).toEqual([400, 'not-valid']);
  const urgent = { id_application: DEFAULT_APPLICATION, code: 'PILNE', valid_from: null };
  const before = (await notesLabelled(test.app.db, urgent)).count;
  await send(noteStep(officer, await noted(officer), 'delete'));
  expect((await notesLabelled(test.app.db, urgent)).count).toBe(before);
  await noted(officer);
  expect((await notesLabelled(test.app.db, urgent)).count).toBe(before + 1);
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
  expect(row).toMatchObject({ deleted: 'yes', title: '', text: '', points: [] });
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

describeWrite('check', () => test, {
  act: async () => noteStep(officer, await own(), 'check'),
  other: notOfColleagues,
  isRepeatable: true,
  wrongStatus: async () => noteStep(officer, await doneNote(officer), 'check'),
  twice: async ({ of }) => {
    expect((await noteSeenBy(officer, of))?.points.map(({ done }) => done)).toEqual(['yes', 'no']);
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
