import { afterAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { systemAuthor } from '../../author';
import { addNotification } from './add-notification';

const test = await testApp();
afterAll(() => test.close());
const anna = await signIn(test, 'anna.przykladowa');
const pawel = await signIn(test, 'pawel.slimakowy');

async function tell(who: SignedIn, content_name: string, sender: number | null = null): Promise<number> {
  const words = { content_name, content_text: 'Treść' };
  await test.app.db.transaction((tx) =>
    addNotification(
      tx,
      {
        id_user: who.id,
        locale: 'pl',
        text: { kind: 'OTHER', pl: words, en: words },
        obj_type: null,
        id_obj: null,
      },
      { ...systemAuthor(test.clock.business()), id: sender },
    ),
  );
  const { data } = (await who.get('/api/basenotification/get')).json();
  return data[0].id;
}

describe('get', () => {
  it('lists the newest first, in pages that continue where the last one ended', async () => {
    const ewa = await signIn(test, 'ewa.probna');
    for (let at = 1; at <= 5; at += 1) await tell(ewa, `Wiadomość ${at}`);

    const first = (await ewa.get('/api/basenotification/get?page_count=2')).json();
    expect(first.data.map((row: { content_name: string }) => row.content_name)).toEqual([
      'Wiadomość 5',
      'Wiadomość 4',
    ]);
    expect(first.count).toBe(5);
    await tell(ewa, 'Nowa');
    const second = (await ewa.get(`/api/basenotification/get?page_count=2&after=${first.next}`)).json();
    expect(second.data.map((row: { content_name: string }) => row.content_name)).toEqual([
      'Wiadomość 3',
      'Wiadomość 2',
    ]);
  });

  it('shows nobody what belongs to another, and nothing to a stranger', async () => {
    await tell(pawel, 'Tylko dla Pawła');
    const { data } = (await anna.get('/api/basenotification/get')).json();
    expect(JSON.stringify(data)).not.toContain('Pawła');
    expect((await test.app.inject({ url: '/api/basenotification/get' })).json().code).toBe('no-login');
  });

  it('takes the query of the specification, and answers who sent it', async () => {
    const officer = await signIn(test, 'pracownik1');
    await tell(anna, 'Od pracownika', officer.id);
    const query =
      `id_application=9192&id_user=${anna.id}&scope=content_name,user_sender&user_sender_scope=id,firstname,lastname` +
      '&page_count=9&sort=-create_date';
    const { data } = (await anna.get(`/api/basenotification/get?${query}`)).json();
    expect(data[0]).toEqual({
      content_name: 'Od pracownika',
      user_sender: { id: officer.id, firstname: 'Piotr', lastname: 'Pracowity' },
    });
    await tell(anna, 'Od serwera');
    expect((await anna.get('/api/basenotification/get?scope=user_sender')).json().data[0]).toEqual({
      user_sender: null,
    });
  });

  it.each([
    ['another person', () => `id_user=${pawel.id}`],
    ['an application to which one does not belong', () => 'id_application=9193'],
  ])('answers those of %s as missing ones', async (_whose, query) => {
    const answer = await anna.get(`/api/basenotification/get?${query()}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'object-no-exist']);
  });

  it.each(['scope=id_user_sender', 'user_sender_scope=mail', 'user_sender_scope=pesel'])(
    'refuses %s',
    async (query) => {
      expect((await anna.get(`/api/basenotification/get?${query}`)).statusCode).toBe(400);
    },
  );

  it.each(['zolwia umowa', 'ŻÓŁWIA', 'Umowa tres', 'FR-1'])('finds by has_text=%s', async (text) => {
    const kasia = await signIn(test, 'katarzyna.wzorcowa');
    await tell(kasia, 'Żółwia\u00a0umowa FR–1/2027');
    await tell(kasia, 'Inna wiadomość');
    const query = new URLSearchParams({ has_text: text, id_application: '9192', show: 'no' });
    const { data, count } = (await kasia.get(`/api/basenotification/get?${query}`)).json();
    expect(data.map((row: { content_name: string }) => row.content_name)).toContain(
      'Żółwia\u00a0umowa FR–1/2027',
    );
    expect(count).toBe(data.length);
    expect(JSON.stringify(data)).not.toContain('Inna');
  });

  it('refuses a cursor that it did not give', async () => {
    const answer = await anna.get('/api/basenotification/get?after=abc');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid']);
  });
});

describe('set', () => {
  it('marks as read once and for all, also twice at once', async () => {
    const id = await tell(anna, 'Do przeczytania');
    const unread = (await anna.get('/api/basenotification/get?show=no')).json().count;

    const answers = await Promise.all([
      anna.post(`/api/basenotification/set?id=${id}`, { show: 'yes' }),
      anna.post(`/api/basenotification/set?id=${id}`, { show: 'yes' }),
    ]);
    expect(answers.map((answer) => answer.json())).toEqual([
      { data: { show: 'yes' } },
      { data: { show: 'yes' } },
    ]);
    expect((await anna.get('/api/basenotification/get?show=no')).json().count).toBe(unread - 1);
  });

  it('answers the asked fields', async () => {
    const id = await tell(anna, 'Z polami');
    const answer = await anna.post(`/api/basenotification/set?id=${id}&scope=id,show`, { show: 'yes' });
    expect(answer.json()).toEqual({ data: { id, show: 'yes' } });
  });

  it('answers somebody else’s as a missing one, and a stranger with no-login', async () => {
    const id = await tell(anna, 'Moja');
    const foreign = await pawel.post(`/api/basenotification/set?id=${id}`, { show: 'yes' });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'object-no-exist']);
    const stranger = await test.app.inject({
      method: 'POST',
      url: `/api/basenotification/set?id=${id}`,
      payload: { show: 'yes' },
    });
    expect(stranger.statusCode).toBe(401);
  });
});

describe('set all', () => {
  const setAll = { show: 'yes' };
  const unreadOf = async (who: typeof anna) =>
    (await who.get('/api/basenotification/get?show=no')).json().count;

  it('marks all of one’s own as read, once also when asked twice at once, and nobody else’s', async () => {
    await tell(anna, 'Pierwsza');
    await tell(anna, 'Druga');
    await tell(pawel, 'Pawła');
    const [mine, his] = [await unreadOf(anna), await unreadOf(pawel)];
    const answers = await Promise.all([
      anna.post('/api/basenotification/setall', setAll),
      anna.post('/api/basenotification/setall', setAll),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const counts = answers.map((answer) => answer.json().data.count);
    expect(counts.sort((a, b) => a - b)).toEqual([0, mine]);
    expect(await unreadOf(anna)).toBe(0);
    expect(await unreadOf(pawel)).toBe(his);
  });

  it('does nothing where all is read already, and refuses a stranger and another value', async () => {
    const marek = await signIn(test, 'marek.fikcyjny');
    expect((await marek.post('/api/basenotification/setall', setAll)).json()).toEqual({ data: { count: 0 } });
    expect((await anna.post('/api/basenotification/setall', { show: 'no' })).statusCode).toBe(400);
    const stranger = await test.app.inject({
      method: 'POST',
      url: '/api/basenotification/setall',
      payload: setAll,
    });
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'no-login']);
  });
});

describe('delete', () => {
  it('removes one’s own, and only once', async () => {
    const id = await tell(anna, 'Do usunięcia');
    expect((await pawel.delete(`/api/basenotification/delete?id=${id}`)).statusCode).toBe(404);

    const answers = await Promise.all([
      anna.delete(`/api/basenotification/delete?id=${id}`),
      anna.delete(`/api/basenotification/delete?id=${id}`),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404]);
    expect((await anna.post(`/api/basenotification/set?id=${id}`, { show: 'yes' })).statusCode).toBe(404);
  });
});
