import { afterAll, beforeAll, expect, it } from 'vitest';
import { IGNACY, registrationOf } from '../../../test/registration';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { findReadingsOf } from '../../readings/readings';

/** Documents of a sent registration, which are filed in its case. */
const PAWEL = 'pawel.slimakowy@example.com';

let test: TestApp;
afterAll(() => test.close());

const kinds = ['FORMULARZ', 'POTWIERDZENIE_ZLOZENIA'] as const;
let ids: Record<(typeof kinds)[number], number>;
let owner: number;

beforeAll(async () => {
  test = await testApp();
  const who = await signIn(test, PAWEL);
  const { documents, id_user } = await registrationOf(test, who, PAWEL).sent(IGNACY);
  owner = id_user;
  const idOf = (wanted: string) => documents.find(({ kind }) => kind === wanted)?.id ?? 0;
  ids = { FORMULARZ: idOf('FORMULARZ'), POTWIERDZENIE_ZLOZENIA: idOf('POTWIERDZENIE_ZLOZENIA') };
});
const answers = async (login: string) => {
  const who = await signIn(test, login);
  const asked = await Promise.all(kinds.map((kind) => who.get(`/api/basedocument/find?id=${ids[kind]}`)));
  return asked.map(({ statusCode }) => statusCode);
};

it('is found by who assesses it, whose reading its owner sees', async () => {
  expect(await answers('pracownik1')).toEqual([200, 200]);
  const read = await findReadingsOf(test.app.db, owner, { limit: 50 });
  expect(read.map(({ id_obj, obj_type }) => [obj_type, id_obj])).toEqual(
    expect.arrayContaining([
      ['basedocument', ids.FORMULARZ],
      ['basedocument', ids.POTWIERDZENIE_ZLOZENIA],
    ]),
  );
});

it('is found by who sees cases only, but not the form with its sensitive answers', async () => {
  expect(await answers('ksiegowosc')).toEqual([404, 200]);
});

it('is found neither by another citizen nor without any view of it', async () => {
  expect(await answers('ewa.probna')).toEqual([404, 404]);
  expect(await answers('admin.techniczny')).toEqual([404, 404]);
});

it('has an address that says who reads', async () => {
  const clerk = await signIn(test, 'pracownik1');
  const { url } = (await clerk.get(`/api/basedocument/find?id=${ids.FORMULARZ}`)).json().data;
  expect(url).toMatch(new RegExp(`of=${owner}&by=${clerk.id}`));
  expect((await test.app.inject({ url })).statusCode).toBe(200);
});
