import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parentOf } from '../../../test/drafts';
import { opened } from '../../../test/office-cases';
import { IGNACY } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { baseReading } from '../../readings/table';

const DATA = '/api/user/accountdata';
const READINGS = '/api/user/readings';

let test: TestApp;
let who: SignedIn;
let number: string;
beforeAll(async () => {
  test = await testApp();
  const parent = await parentOf(test, 'anna.przykladowa');
  who = parent.who;
  const sent = await parent.steps.sent(IGNACY);
  number = sent.number;
  const [officer, iod] = [await signIn(test, 'pracownik1'), await signIn(test, 'iod')];
  await officer.get(`/api/cofundingregistration/find?id=${sent.id}`);
  const asked = await opened(who, { kind: 'RODO', form: { right: 'SPROSTOWANIE' } });
  await iod.get(`/api/officecase/find?id=${asked.id}`);
});
afterAll(() => test.close());

it('says what is held of the caller, of each kind', async () => {
  const { held, export_date, obstacle } = (await who.get(DATA)).json().data;
  const codes = held.map(({ code }: { code: string }) => code);
  expect(codes).toEqual([
    ...['account', 'registrations', 'files', 'documents', 'cases', 'messages', 'security', 'readings'],
  ]);
  expect([export_date, obstacle]).toEqual([null, 'sent']);
});

describe('who looked at it', () => {
  it('is told with name, role and object, the newest first', async () => {
    const { data, count } = (await who.get(READINGS)).json();
    expect(count).toBe(2);
    expect(data).toEqual([
      expect.objectContaining({ obj_type: 'officecase', label: expect.stringMatching(/^PMG\.4321/) }),
      expect.objectContaining({ obj_type: 'cofundingregistration', label: number, role: expect.any(String) }),
    ]);
    expect(data[1].name).not.toBe('');
  });

  it('is of the caller alone', async () => {
    const other = await signIn(test, 'marek.fikcyjny');
    expect((await other.get(READINGS)).json()).toMatchObject({ data: [], count: 0 });
  });

  it('comes page by page, also of thousands', async () => {
    const reading = {
      id_person: who.id,
      id_user: 1,
      obj_type: 'user',
      id_obj: who.id,
      path: '/api/user/find',
    };
    const date = test.clock.business();
    await test.app.db.insert(baseReading).values(Array.from({ length: 3_000 }, () => ({ ...reading, date })));
    const { data, count } = (await who.get(`${READINGS}?page=151&page_count=20`)).json();
    expect(count).toBe(3_002);
    expect(data.map(({ obj_type }: { obj_type: string }) => obj_type)).toEqual([
      'officecase',
      'cofundingregistration',
    ]);
  });
});

it.each([DATA, READINGS])('%s is refused to strangers and to who acts for the person', async (url) => {
  expect(codeOf(await test.app.inject({ url }))).toEqual([401, 'no-login']);
  const acting = await signIn(test, 'anna.przykladowa', {
    id_user_main: (await signIn(test, 'kierownik')).id,
  });
  expect(codeOf(await acting.get(url))).toEqual([403, 'no-privilege']);
});
