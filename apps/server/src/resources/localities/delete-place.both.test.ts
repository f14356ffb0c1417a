import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { user } from '../../identity/table';
import { locality } from './table';

const URL = '/api/locality';
const community = '3214-kobylanka-w';
const test = await testApp();
afterAll(() => test.close());

let host: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  host = await signIn(test, 'gospodarz');
  reader = await signIn(test, 'pracownik1');
});

async function added(name: string): Promise<{ by: SignedIn; url: string; body: object; id: number }> {
  const { id } = (await host.post(`${URL}/add`, { name, community })).json().data;
  const [row] = await test.app.db.select().from(locality).where(eq(locality.id, id));
  return { by: host, url: `${URL}/delete?id=${id}`, body: { row_version: row?.row_version }, id };
}

describeWrite('locality/delete', () => test, {
  act: () => added('Zbędne'),
  other: async () => [[reader, 403, 'no-privilege']],
  wrongStatus: async () => {
    const known = and(eq(locality.name, 'Kobylanka'), eq(locality.community, community));
    const [place] = await test.app.db.select().from(locality).where(known);
    const body = { row_version: place?.row_version };
    return { by: host, url: `${URL}/delete?id=${place?.id}`, body };
  },
  later: 404,
  async twice({ id }) {
    const [row] = await test.app.db.select().from(locality).where(eq(locality.id, id));
    expect(row).toMatchObject({ deleted: 'yes' });
    const [entry] = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'locality.delete'));
    expect(entry).toMatchObject({
      ...{ obj_type: 'locality', id_obj: id, id_user: host.id },
      diff: { before: { name: 'Zbędne', community } },
    });
  },
});

it('says who names the place, and keeps it', async () => {
  const { url, body } = await added('Nazwane');
  await test.app.db
    .update(user)
    .set({ location_city: 'Nazwane', location_community: community })
    .where(eq(user.id, reader.id));
  const answer = await host.post(url, body);
  expect([answer.statusCode, answer.json().data]).toEqual([
    409,
    { reason: 'used', uses: [{ of: 'account', count: 1 }] },
  ]);
  await test.app.db.update(user).set({ location_city: null }).where(eq(user.id, reader.id));
  expect((await host.post(url, body)).statusCode).toBe(200);
});

it('says of the list which places the office has added', async () => {
  await added('Dopisane');
  const places = (await host.get('/api/library/get?page_count=100')).json().data;
  const { id } = places.find(({ code }: { code: string }) => code === 'MIEJSCOWOSCI');
  const rowOf = async (name: string) =>
    (await host.get(`/api/libraryitem/get?id_library=${id}&has_text=${name}`)).json().data[0];
  expect(await rowOf('Dopisane')).toMatchObject({ extra: { added: 'yes' } });
  expect(await rowOf('Morzyczyn')).toMatchObject({ extra: {} });
});
