import type { OfficeCase, Registration } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opened } from '../../../test/office-cases';
import { type OfficeRegistration, officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { findReadingsOf } from '../../readings/readings';

const SHOW = '/api/base/showexec';
const test = await testApp();
afterAll(() => test.close());

let clerk: SignedIn;
let chief: SignedIn;
let registration: OfficeRegistration;
beforeAll(async () => {
  [clerk, chief] = [await signIn(test, 'pracownik1'), await signIn(test, 'kierownik')];
  registration = await officeRegistrations(test).sent();
});

/** What this person's objects were read by since the last question. */
function readingsOf({ id }: { id: number }) {
  let seen = 0;
  return async () => {
    const rows = await findReadingsOf(test.app.db, id, { limit: 100 });
    const added = rows.filter((row) => row.id > seen);
    seen = rows[0]?.id ?? 0;
    return added.map(({ id_user, id_user_main, obj_type, id_obj, path }) => ({
      ...{ id_user, id_user_main, obj_type, id_obj, path: path.replace('/api/', '') },
    }));
  };
}

describe('a reading of what belongs to a person', () => {
  it('is kept of a registration and of each of its files, with the officer', async () => {
    const { id, parent } = registration;
    const added = readingsOf(parent);
    await added();
    const view: Registration = (await clerk.get(`/api/cofundingregistration/find?id=${id}`)).json().data;
    const by = { id_user: clerk.id, id_user_main: null };
    const found = {
      ...by,
      obj_type: 'cofundingregistration',
      id_obj: id,
      path: 'cofundingregistration/find',
    };
    expect(await added()).toEqual([found]);

    const [document] = view.documents;
    expect((await test.app.inject(document?.url ?? '')).statusCode).toBe(200);
    const [opened] = await added();
    expect(opened).toMatchObject({ ...by, obj_type: 'basefile', path: 'base/file/:filename' });
  });

  it('is one of a recording that is asked for in pieces', async () => {
    const { id, parent } = registration;
    const view: Registration = (await clerk.get(`/api/cofundingregistration/find?id=${id}`)).json().data;
    const url = view.documents[0]?.url ?? '';
    const added = readingsOf(parent);
    await added();
    for (const range of ['bytes=0-99', 'bytes=100-199']) await test.app.inject({ url, headers: { range } });
    expect(await added()).toHaveLength(1);
  });

  it('cannot be given to somebody else by a changed address', async () => {
    const { id } = registration;
    const view: Registration = (await clerk.get(`/api/cofundingregistration/find?id=${id}`)).json().data;
    const url = view.documents[0]?.url ?? '';
    const others = [url.replace(`by=${clerk.id}`, `by=${chief.id}`), url.replace(/of=\d+&by=\d+&/, '')];
    for (const other of others) {
      expect(other).not.toBe(url);
      expect(codeOf(await test.app.inject(other))).toEqual([403, 'no-privilege']);
    }
  });

  it('is kept of a case and of an account, but not of who is online', async () => {
    const ewa = await signIn(test, 'ewa.probna');
    const officeCase: OfficeCase = await opened(ewa);
    const added = readingsOf(ewa);
    await added();
    await clerk.get(`/api/officecase/find?id=${officeCase.id}`);
    await chief.get(`/api/user/find?id=${ewa.id}&scope=online,online_date`);
    await chief.get(`/api/user/find?id=${ewa.id}`);
    expect(await added()).toMatchObject([
      { id_user: chief.id, obj_type: 'user', id_obj: ewa.id, path: 'user/find' },
      { id_user: clerk.id, obj_type: 'officecase', id_obj: officeCase.id },
    ]);
  });

  it('is kept of staff who act as the person, and not of the person', async () => {
    const { id, parent } = registration;
    const added = readingsOf(parent);
    await added();
    await parent.get(`/api/cofundingregistration/find?id=${id}`);
    await parent.get('/api/user/find?by_token=1');
    expect(await added()).toEqual([]);

    const acting = await signIn(test, registration.mail, { id_user_main: chief.id });
    const view: Registration = (await acting.get(`/api/cofundingregistration/find?id=${id}`)).json().data;
    await test.app.inject(view.documents[0]?.url ?? '');
    const as = { id_user: parent.id, id_user_main: chief.id };
    expect(await added()).toMatchObject([
      { ...as, obj_type: 'basefile' },
      { ...as, obj_type: 'cofundingregistration' },
    ]);
  });

  it('is not kept where the object is not shown, and is no entry of the log', async () => {
    const { id, parent } = registration;
    const added = readingsOf(parent);
    await added();
    const logged = await test.app.db.$count(baseLog);
    const marek = await signIn(test, 'marek.fikcyjny');
    expect(codeOf(await marek.get(`/api/cofundingregistration/find?id=${id}`))).toEqual([
      404,
      'object-no-exist',
    ]);
    expect(await added()).toEqual([]);
    await clerk.get(`/api/cofundingregistration/find?id=${id}`);
    expect(await test.app.db.$count(baseLog)).toBe(logged);
  });

  it('is found newest first, page by page', async () => {
    const { parent } = registration;
    const all = await findReadingsOf(test.app.db, parent.id, { limit: 100 });
    const [first, second] = await findReadingsOf(test.app.db, parent.id, { limit: 2 });
    const next = await findReadingsOf(test.app.db, parent.id, { limit: 100, offset: 2 });
    expect([first, second, ...next]).toEqual(all);
  });
});

describe('showexec', () => {
  it('is kept of a shown application for co-funding, and of a named object', async () => {
    const { id, parent } = registration;
    const officeCase = await opened(parent);
    const added = readingsOf(parent);
    await added();
    expect((await clerk.post(SHOW, { id_obj: id })).json()).toEqual({ data: null });
    await clerk.post(SHOW, { id_obj: officeCase.id, obj_type: 'officecase' });
    expect(await added()).toMatchObject([
      { id_user: clerk.id, obj_type: 'officecase', id_obj: officeCase.id, path: 'base/showexec' },
      { id_user: clerk.id, obj_type: 'cofundingregistration', id_obj: id, path: 'base/showexec' },
    ]);
  });

  it('is done for one’s own and leaves no trace', async () => {
    const { id, parent } = registration;
    const added = readingsOf(parent);
    await added();
    expect((await parent.post(SHOW, { id_obj: id })).statusCode).toBe(200);
    expect(await added()).toEqual([]);
  });

  it('refuses a stranger, what somebody may not see, and what is no object', async () => {
    const { id } = registration;
    const marek = await signIn(test, 'marek.fikcyjny');
    const payload = { id_obj: id };
    expect(codeOf(await test.app.inject({ method: 'POST', url: SHOW, payload }))).toEqual([401, 'no-login']);
    expect(codeOf(await marek.post(SHOW, payload))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await clerk.post(SHOW, { id_obj: 999_999 }))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await clerk.post(SHOW, { id_obj: id, obj_type: 'user' }))).toEqual([400, 'not-valid']);
  });
});
