import { KNOWN_LOCALITIES } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { baseLog } from '../../audit-log/table';
import { locality } from './table';

const URL = '/api/locality';
const test = await testApp();
afterAll(() => test.close());

let ewa: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  ewa = await signIn(test, 'ewa.probna');
  manager = await signIn(test, 'kierownik');
});

type Answer = Awaited<ReturnType<SignedIn['get']>>;
const refusalOf = (answer: Answer) => [answer.statusCode, answer.json().code];
async function namesIn(community: string): Promise<string[]> {
  const { data } = (await ewa.get(`${URL}/get`)).json();
  return data.find((commune: { community: string }) => commune.community === community)?.names ?? [];
}
const place = (name: string, community = '3214-kobylanka-w') => ({ name, community });

describe('get', () => {
  it('gives everybody who is signed in the places that the domain knows, by commune and alphabet', async () => {
    expect(await namesIn('3205-rewal-w')).toEqual(['Niechorze', 'Pobierowo', 'Rewal']);
    const { data } = (await ewa.get(`${URL}/get`)).json();
    const names = data.flatMap((commune: { names: string[] }) => commune.names);
    expect(names).toEqual(expect.arrayContaining(KNOWN_LOCALITIES.map(({ name }) => name)));
  });

  it('gives a stranger nothing', async () => {
    expect(refusalOf(await test.app.inject({ url: `${URL}/get` }))).toEqual([401, 'no-login']);
  });
});

describe('add', () => {
  it('puts a place into the dictionary and into the log, once, however often the form is sent', async () => {
    const send = () => manager.post(`${URL}/add`, place(' Bielkowo '), { 'idempotency-key': 'one-form' });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual(second.json());
    expect(await namesIn('3214-kobylanka-w')).toEqual(['Bielkowo', 'Kobylanka', 'Morzyczyn']);
    const entries = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'locality.add'));
    const ofBielkowo = entries.filter(({ diff }) => JSON.stringify(diff).includes('Bielkowo'));
    expect(ofBielkowo).toMatchObject([{ id_user: manager.id, diff: place('Bielkowo') }]);
  });

  it('refuses a stranger, and whoever does not keep dictionaries', async () => {
    const body = place('Reptowo');
    const stranger = await test.app.inject({ method: 'POST', url: `${URL}/add`, payload: body });
    expect(refusalOf(stranger)).toEqual([401, 'no-login']);
    expect(refusalOf(await ewa.post(`${URL}/add`, body))).toEqual([403, 'no-privilege']);
    const reader = await signIn(test, 'pracownik1');
    expect(refusalOf(await reader.post(`${URL}/add`, body))).toEqual([403, 'no-privilege']);
    expect(await namesIn('3214-kobylanka-w')).not.toContain('Reptowo');
  });

  it('refuses what is there already', async () => {
    expect(refusalOf(await manager.post(`${URL}/add`, place('Kobylanka')))).toEqual([409, 'object-exist']);
  });

  it('brings back a place that the registers had ended', async () => {
    const [community, name] = ['3214-kobylanka-w', 'Dawne Zmyślone'];
    await manager.post(`${URL}/add`, place(name));
    await test.app.db.update(locality).set({ deleted: 'yes' }).where(eq(locality.name, name));
    expect(await namesIn(community)).not.toContain(name);

    expect((await manager.post(`${URL}/add`, place(name))).statusCode).toBe(200);
    expect(await namesIn(community)).toContain(name);
    expect(refusalOf(await manager.post(`${URL}/add`, place(name)))).toEqual([409, 'object-exist']);
  });

  it('adds it once when two add it at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => manager.post(`${URL}/add`, place('Zagość', '3204-goleniow-mw'))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const rows = await test.app.db.select().from(locality).where(eq(locality.name, 'Zagość'));
    expect(rows).toHaveLength(1);
  });

  it.each([
    [place('12'), { name: 'not-valid-city' }],
    [place('Bielkowo', '3214-nigdzie-w'), { community: 'not-valid-option' }],
    [place('B'.repeat(61)), { name: 'is-too-big' }],
  ])('refuses %j', async (body, data) => {
    expect((await manager.post(`${URL}/add`, body)).json()).toEqual({ code: 'not-valid', data });
  });
});
