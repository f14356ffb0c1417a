import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf, heldLetter, savedDraft, sentLetter } from '../../../test/mail-letters';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';

const URL = '/api/mailletter';

let test: TestApp;
let clerk: SignedIn;
let other: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

/** Letters that one person has in the inbox. */
async function letters(to = other, count = 3): Promise<number[]> {
  const sent = Array.from({ length: count }, (_, at) =>
    sentLetter(clerk, { to: [to.id], subject: `List ${at}` }),
  );
  return (await Promise.all(sent)).map(({ id }) => id);
}
const foldersOf = (ids: readonly number[], who = other) =>
  Promise.all(ids.map(async (id) => (await heldLetter(who, { id })).folder));
const logged = (event: string, ids: readonly number[]) =>
  test.app.db.$count(
    baseLog,
    and(eq(baseLog.event, event), eq(baseLog.obj_type, 'mailletter'), inArray(baseLog.id_obj, [...ids])),
  );

describeWrite('trash of several letters', () => test, {
  act: async () => {
    const ids = await letters();
    return { by: other, ids, url: `${URL}/trash`, body: { ids } };
  },
  other: async () => [[manager, 404, 'object-no-exist']],
  async twice({ ids }) {
    expect(await foldersOf(ids)).toEqual(['trash', 'trash', 'trash']);
    // As when each is moved alone.
    expect(await logged('mailletter.trash', ids)).toBe(3);
  },
});

describeWrite('restore of several letters', () => test, {
  act: async () => {
    const ids = await letters();
    await other.post(`${URL}/trash`, { ids });
    return { by: other, ids, url: `${URL}/restore`, body: { ids } };
  },
  other: async () => [[manager, 404, 'object-no-exist']],
  async twice({ ids }) {
    expect(await foldersOf(ids)).toEqual(['inbox', 'inbox', 'inbox']);
    expect(await logged('mailletter.restore', ids)).toBe(3);
  },
});

describe('several letters', () => {
  it('are moved all or none: not with a letter of somebody else', async () => {
    const own = await letters();
    const ids = [...own, ...(await letters(manager, 1))];
    for (const [verb, body] of [
      ['trash', { ids }],
      ['read', { ids, is_read: 'yes' }],
    ] as const) {
      expect(codeOf(await other.post(`${URL}/${verb}`, body))).toEqual([404, 'object-no-exist']);
    }
    expect(await foldersOf(own)).toEqual(['inbox', 'inbox', 'inbox']);
    const inbox = await folderOf(other, 'inbox');
    const states = inbox.filter(({ id_letter }) => own.includes(id_letter)).map(({ is_read }) => is_read);
    expect(states).toEqual(['no', 'no', 'no']);
    expect(await logged('mailletter.trash', own)).toBe(0);
  });

  it('are moved all or none: not with one that is in the trash already', async () => {
    const ids = await letters();
    await other.post(`${URL}/trash`, { ids: ids.slice(0, 1) });
    const answer = await other.post(`${URL}/trash`, { ids });
    expect(answer.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'in-trash' } });
    expect(await foldersOf(ids)).toEqual(['trash', 'inbox', 'inbox']);
  });

  it('are thrown away only from where they were seen: not a draft that was sent meanwhile', async () => {
    const draft = await savedDraft(clerk, { to: [other.id] });
    const { id, row_version } = draft;
    await sentLetter(clerk, { to: [other.id], draft: { id, row_version } });
    const answer = await clerk.post(`${URL}/trash`, { ids: [id], folder: 'drafts' });
    expect(answer.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'moved' } });
    expect(await foldersOf([id], clerk)).toEqual(['sent']);
    expect((await clerk.post(`${URL}/trash`, { ids: [id], folder: 'sent' })).statusCode).toBe(200);
  });

  it('are marked together, also those that were marked before, and again', async () => {
    const ids = await letters();
    await other.post(`${URL}/read`, { ids: ids.slice(0, 1), is_read: 'yes' });
    for (const is_read of ['yes', 'yes', 'no']) {
      expect((await other.post(`${URL}/read`, { ids, is_read })).statusCode).toBe(200);
      const held = await Promise.all(ids.map((id) => heldLetter(other, { id })));
      expect(held.map((letter) => letter.is_read)).toEqual([is_read, is_read, is_read]);
    }
  });

  it('are at most those of a page', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => at + 1);
    expect(codeOf(await other.post(`${URL}/trash`, { ids }))[0]).toBe(400);
  });
});
