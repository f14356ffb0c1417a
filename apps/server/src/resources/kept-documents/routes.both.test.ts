import type { DocumentDirection, DocumentRow } from '@urzad/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeRegistrations, REJECTION, TOO_YOUNG } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { baseReading } from '../../readings/table';

const PAWEL = 'pawel.slimakowy@example.com';

let test: TestApp;
let clerk: SignedIn;
let accountant: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
/** Of Paweł. */
let id_registration: number;
beforeAll(async () => {
  test = await testApp();
  registrations = officeRegistrations(test);
  ({ id: id_registration } = await registrations.sent());
  clerk = await signIn(test, 'pracownik1');
  accountant = await signIn(test, 'ksiegowosc');
});
afterAll(() => test.close());

async function rowsOf(who: SignedIn, query = ''): Promise<DocumentRow[]> {
  return (await who.get(`/api/basedocument/get?page_count=100&${query}`)).json().data;
}

const kindsOf = (rows: readonly DocumentRow[]) => [...new Set(rows.map(({ kind }) => kind))].toSorted();
const ofThis = (more: string) => `obj_type=cofundingregistration&id_obj=${id_registration}&${more}`;
const DIRECTIONS: readonly DocumentDirection[] = ['issued', 'submitted', 'received', 'enclosed'];

describe('the list', () => {
  it('has what the office made and what people submitted, each on its tab', async () => {
    expect(kindsOf(await rowsOf(clerk, ofThis('direction=issued')))).toEqual([
      'KLAUZULA',
      'POTWIERDZENIE_ZLOZENIA',
    ]);
    const [form] = await rowsOf(clerk, ofThis('direction=submitted'));
    expect(form).toMatchObject({ kind: 'FORMULARZ', obj_type: 'cofundingregistration', status: 'signed' });
    const { id } = await signIn(test, 'pawel.slimakowy');
    expect([form?.id_user, form?.person]).toEqual([id, 'Paweł Ślimakowy']);
    expect([form?.obj_number, form?.case_sign]).toEqual([expect.stringMatching(/^FR\//), expect.any(String)]);
  });

  it('shows no sensitive document to who sees cases alone', async () => {
    expect(await rowsOf(accountant, ofThis('direction=submitted'))).toEqual([]);
    expect(kindsOf(await rowsOf(accountant, ofThis('direction=issued')))).toContain('POTWIERDZENIE_ZLOZENIA');
  });

  it.each(['pracownik1', 'ksiegowosc', 'kancelaria', 'dyrektor'])(
    'lists nothing whose page or file is refused to %s',
    async (login) => {
      const who = await signIn(test, login);
      for (const direction of DIRECTIONS) {
        for (const { id, number } of await rowsOf(who, `direction=${direction}`)) {
          const page = number === null ? `basefile/find?id=${id}` : `basedocument/show?id=${id}`;
          const answer = await who.get(`/api/${page}`);
          expect([direction, id, answer.statusCode]).toEqual([direction, id, 200]);
          const { data } = answer.json();
          const { url } = number === null ? data : data.revisions[0];
          expect([direction, id, (await test.app.inject({ url })).statusCode]).toEqual([direction, id, 200]);
        }
      }
    },
    60_000,
  );

  it.each(['formularz', 'Formulárz REKRUT', 'recruitment form'])('is searched for %s', async (text) => {
    const rows = await rowsOf(clerk, `direction=submitted&has_text=${encodeURIComponent(text)}`);
    expect(kindsOf(rows)).toEqual(['FORMULARZ']);
  });

  it('is searched for a number of a document, and for the whole number of its object', async () => {
    const [form] = await rowsOf(clerk, ofThis('direction=submitted'));
    if (!form) throw new Error('The registration has no form.');
    const found = await rowsOf(clerk, `direction=submitted&has_text=${form.number}`);
    expect(found.map(({ id }) => id)).toEqual([form.id]);
    const ofObject = await rowsOf(clerk, `direction=issued&has_text=${form.obj_number?.toLowerCase()}`);
    expect(new Set(ofObject.map(({ id_obj }) => id_obj))).toEqual(new Set([id_registration]));
  });

  it('is searched for the title of a letter, whose kind does not say what it is about', async () => {
    const found = await registrations.reviewed(clerk, TOO_YOUNG);
    await registrations.done(clerk, found, 'reject', REJECTION);
    const rows = await rowsOf(clerk, `has_text=${encodeURIComponent('wynik oceny FORMALNEJ')}`);
    const [letter] = rows.filter(({ id_obj }) => id_obj === found.id);
    expect(letter).toMatchObject({ kind: 'PISMO', title: 'Wynik oceny formalnej' });
    const { data } = (await clerk.get(`/api/basedocument/show?id=${letter?.id}`)).json();
    expect(data.title).toBe('Wynik oceny formalnej');
    // The name of its kind is not said twice.
    expect((await rowsOf(clerk, ofThis('direction=issued'))).map(({ title }) => title)).toEqual(['', '']);
  });

  it('is filtered by kind, signature and day, and says how many stand on each tab', async () => {
    const signed = await rowsOf(clerk, 'direction=submitted&kind=FORMULARZ&status=signed');
    expect(signed.length).toBeGreaterThan(0);
    expect(new Set(signed.map(({ status }) => status))).toEqual(new Set(['signed']));
    expect(await rowsOf(clerk, 'create_date_to=2020-01-01')).toEqual([]);
    // Files are not signed.
    expect(await rowsOf(clerk, 'direction=received&status=signed')).toEqual([]);

    const counts = (await clerk.get('/api/basedocument/counts?kind=FORMULARZ')).json().data;
    const all = await clerk.get('/api/basedocument/get?direction=submitted&kind=FORMULARZ');
    expect([counts.issued, counts.submitted]).toEqual([0, all.json().count]);
  });

  it('goes on after its cursor, the newest first', async () => {
    const first = (await clerk.get('/api/basedocument/get?page_count=1')).json();
    const second = (await clerk.get(`/api/basedocument/get?page_count=1&after=${first.next}`)).json();
    const dates = [...first.data, ...second.data].map(({ create_date }: DocumentRow) => create_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set([...first.data, ...second.data].map(({ id }: DocumentRow) => id)).size).toBe(2);
  });
});

describe('one document', () => {
  it('has its files, its signatures and its case', async () => {
    const [form] = await rowsOf(clerk, ofThis('direction=submitted'));
    const { data } = (await clerk.get(`/api/basedocument/show?id=${form?.id}`)).json();
    expect(data.signatures).toMatchObject([{ side: 'CITIZEN', provider: 'PORTAL_CODE', verdict: null }]);
    // As it was made, and with the seal.
    expect(data.revisions.map(({ is_current }: { is_current: string }) => is_current)).toEqual(['yes', 'no']);
    expect(data).toMatchObject({ id_officecase: form?.id_officecase, versions: [{ id: form?.id }] });
  });

  it('is refused as the list is: without the privilege, and to who may not see it', async () => {
    const [form] = await rowsOf(clerk, ofThis('direction=submitted'));
    const url = `/api/basedocument/show?id=${form?.id}`;
    expect(codeOf(await accountant.get(url))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await (await signIn(test, PAWEL)).get(url))).toEqual([403, 'no-privilege']);
    expect((await test.app.inject({ url })).json().code).toBe('no-login');
  });
});

describe('chosen rows in one archive', () => {
  const archiveOf = (who: SignedIn, query: string) => who.get(`/api/basedocument/downloadmany?${query}`);

  it('has the present file of each document, and notes that each was read', async () => {
    const rows = await rowsOf(clerk, ofThis('direction=issued'));
    const ids = rows.map(({ id }) => id);
    const answer = await archiveOf(clerk, `direction=issued&ids=${ids.join()}`);
    const archive = await test.app.inject({ url: answer.json().data.url });
    expect(archive.headers['content-disposition']).toContain('dokumenty-2027-02-');
    for (const { number } of rows) {
      expect(archive.rawPayload.includes(String(number).replaceAll('/', '-'))).toBe(true);
    }
    const read = await test.app.db.select().from(baseReading).where(inArray(baseReading.id_obj, ids));
    const here = read.filter(({ path }) => path.endsWith('/downloadmany'));
    expect(here.map(({ id_obj }) => id_obj).toSorted()).toEqual(ids.toSorted());
  });

  it('has the files that people sent', async () => {
    const rows = await rowsOf(clerk, ofThis('direction=received'));
    const ids = rows.map(({ id }) => id);
    const { url } = (await archiveOf(clerk, `direction=received&ids=${ids.join()}`)).json().data;
    const archive = await test.app.inject({ url });
    for (const { name } of rows) expect(archive.rawPayload.includes(String(name))).toBe(true);
  });

  it('is refused as a whole for one that its caller does not see there', async () => {
    const [form] = await rowsOf(clerk, ofThis('direction=submitted'));
    const [letter] = await rowsOf(clerk, ofThis('direction=issued'));
    const both = `ids=${letter?.id},${form?.id}`;
    expect(codeOf(await archiveOf(accountant, `direction=submitted&${both}`))).toEqual([
      404,
      'object-no-exist',
    ]);
    expect((await archiveOf(clerk, `direction=submitted&${both}`)).statusCode).toBe(200);
  });
});
