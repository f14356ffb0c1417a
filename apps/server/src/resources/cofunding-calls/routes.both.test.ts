import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const get = (query: string) => server.app.inject(`/api/cofundingcall/${query}`);

it('lists announced calls, newest first, without drafts', async () => {
  const { data, count } = (await get('get')).json();
  expect(count).toBe(3);
  expect(data.map(({ number, status }: { number: string; status: string }) => [number, status])).toEqual([
    ['1/2027', 'open'],
    ['2/2026', 'ranked'],
    ['1/2026', 'settled'],
  ]);
});

it('filters by status and pages', async () => {
  expect((await get('get?status=open')).json().count).toBe(1);
  const second = (await get('get?page=2&page_count=2')).json();
  expect([second.count, second.data.length, second.data[0].number]).toEqual([3, 1, '1/2026']);
});

describe('as time goes by', () => {
  const statusesAt = async (moment: string) => {
    server.clock.set(new Date(moment));
    const { data } = (await get('get')).json();
    const found = (await get(`find?id=${data[0].id}`)).json().data.status;
    return [data[0].status, found, (await get('get?status=open')).json().count];
  };
  afterEach(() => server.clock.set(null));

  it.each([
    ['2027-02-08T06:59:59.999Z', ['published', 'published', 0]],
    ['2027-02-08T07:00:00.000Z', ['open', 'open', 1]],
    ['2027-02-12T14:30:00.000Z', ['open', 'open', 1]],
    ['2027-02-12T14:30:00.001Z', ['closed', 'closed', 0]],
  ])('the call of the demo is at %s: %s', async (moment, statuses) => {
    expect(await statusesAt(moment)).toEqual(statuses);
  });

  it('is found by the status that it has now', async () => {
    server.clock.set(new Date('2027-02-25T08:00:00.000Z'));
    const { data, count } = (await get('get?status=closed')).json();
    expect([count, data[0].number]).toEqual([1, '1/2027']);
  });
});

it('tells everything a parent needs about one', async () => {
  const [open] = (await get('get?status=open')).json().data;
  const { data } = (await get(`find?id=${open.id}`)).json();
  expect(data).toMatchObject({
    open_from: '2027-02-08T07:00:00.000Z',
    open_to: '2027-02-12T14:30:00.000Z',
    params: { age_max_years: 3, cap: { ZLOBEK: 114_000 } },
  });
});

it.each(['find?id=999', 'find?id=4', 'find?id=x'])('answers %s as missing', async (query) => {
  const answer = await get(query);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'object-no-exist']);
});

it.each(['get?status=draft2', 'get?page_count=101', 'find'])('refuses %s', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});
