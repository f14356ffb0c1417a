import type { NewTablePreset } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkAt, chunkBody } from '../../test/chunked';
import { draftOf } from '../../test/drafts';
import { multipartOf, pdfOf } from '../../test/multipart';
import { signIn } from '../../test/sign-in';
import { APPLICATION, specifiedClient } from '../../test/specified-client';
import { testApp } from '../../test/test-app';
import { systemAuthor } from '../author';
import { DEMO_PASSWORD } from '../config';
import { addNotification } from '../resources/notifications/public';

/**
 * The table of calls of Spec §7, row by row: with its own parameters, sent over the network, as somebody who has nothing
 * but the specification would send them.
 */
const test = await testApp();
afterAll(() => test.close());

const MAIL = 'marek.fikcyjny@example.com';
const NEW_PASSWORD = 'Zimowa!Rzeka8';

let client: Awaited<ReturnType<typeof specifiedClient>>;
let id_user = 0;
const get: typeof client.get = (...sent) => client.get(...sent);
const post: typeof client.post = (...sent) => client.post(...sent);
const remove: typeof client.remove = (...sent) => client.remove(...sent);
const sendForm: typeof client.sendForm = (...sent) => client.sendForm(...sent);

beforeAll(async () => {
  client = await specifiedClient(test);
  await client.login(MAIL);
  id_user = client.sender.id_user;
});

describe('user', () => {
  it("GET user/find: scope='online,online_date', id", async () => {
    const { body } = await get('user/find', { scope: 'online,online_date', id: id_user });
    expect(body.data).toEqual({ online: 'no', online_date: null });
  });

  it('GET user/find: by_token, scope, applications_scope', async () => {
    const query = { by_token: 1, scope: 'id,applications,default', applications_scope: 'id,uuid' };
    const { body } = await get('user/find', query);
    expect(body.data).toEqual({
      id: id_user,
      default: APPLICATION,
      applications: expect.arrayContaining([{ id: APPLICATION, uuid: expect.any(String) }]),
    });
  });

  it('POST user/accountsetdefaultapp {default}', async () => {
    const { status, body } = await post('user/accountsetdefaultapp', {}, { default: APPLICATION });
    expect([status, body.data]).toEqual([200, { default: APPLICATION }]);
  });

  it('POST user/accountupdateonline, then user/find is online', async () => {
    expect((await post('user/accountupdateonline')).status).toBe(200);
    const { body } = await get('user/find', { scope: 'online,online_date', id: id_user });
    expect(body.data).toEqual({ online: 'yes', online_date: expect.any(String) });
  });

  it('GET user/passtest: mail, pass', async () => {
    expect((await get('user/passtest', { mail: MAIL, pass: DEMO_PASSWORD })).body.data).not.toBeNull();
    expect((await get('user/passtest', { mail: MAIL, pass: NEW_PASSWORD })).body.data).toBeNull();
  });

  it('POST user/accountset?id {pass}, which asks for the present one (Order §2)', async () => {
    const refused = await post('user/accountset', { id: id_user }, { pass: NEW_PASSWORD });
    expect([refused.status, refused.body.data]).toEqual([400, { actual_pass: 'is-empty' }]);
    const sent = { pass: NEW_PASSWORD, actual_pass: DEMO_PASSWORD };
    expect((await post('user/accountset', { id: id_user }, sent)).status).toBe(200);
  });
});

describe('basenotification', () => {
  const listQuery = () => ({
    id_application: APPLICATION,
    id_user,
    scope: 'id,user_sender,content_name,content_text,create_date,show',
    user_sender_scope: 'id,firstname,lastname,avatar,avatar_url',
  });
  let id = 0;
  beforeAll(async () => {
    const sender = await signIn(test, 'pracownik1');
    const words = { content_name: 'Zgłoszenie', content_text: 'Treść' };
    const news = {
      ...{ id_user, locale: 'pl' as const, text: { kind: 'OTHER' as const, pl: words, en: words } },
      ...{ obj_type: null, id_obj: null },
    };
    const by = { ...systemAuthor(test.clock.business()), id: sender.id };
    await test.app.db.transaction((tx) => addNotification(tx, news, by));
  });

  it('GET basenotification/get: page_count 9, its sender and the count', async () => {
    const { body } = await get('basenotification/get', { ...listQuery(), page_count: 9 });
    id = body.data[0].id;
    expect(body.count).toBeGreaterThan(0);
    expect(body.data[0].user_sender).toMatchObject({ firstname: 'Piotr', lastname: 'Pracowity' });
  });

  it('GET basenotification/get: show no for the unread count', async () => {
    const { body } = await get('basenotification/get', { ...listQuery(), show: 'no' });
    expect(body.count).toBe(body.data.length);
  });

  it('POST basenotification/set?id&scope {show}', async () => {
    const { body } = await post('basenotification/set', { id, scope: 'show' }, { show: 'yes' });
    expect(body.data.show).toBe('yes');
  });

  it('DELETE basenotification/delete?id', async () => {
    expect((await remove('basenotification/delete', { id })).status).toBe(200);
  });
});

describe('basetablepreset', () => {
  const columns = [
    { code: 'number', table: 'queue', table_show: 'yes', table_column_number: 1, width: null },
  ];
  const marks = { default: 'no', table_autofill: 'yes', selected: 'no' } as const;
  const preset = {
    name: 'Moje',
    table_code: 'queue',
    table_column_number: 1,
    ...marks,
    filters: [],
    columns,
  };
  let kept: NewTablePreset & { id: number };

  it('POST basetablepreset/add?scope, the preset', async () => {
    const scope =
      'id,name,id_user,table_code,table_column_number,default,table_autofill,selected,filters,columns';
    const { status, body } = await post('basetablepreset/add', { scope }, { ...preset, id_user });
    expect(status).toBe(200);
    kept = body.data;
  });

  it('GET basetablepreset/get?id_user&scope', async () => {
    const { body } = await get('basetablepreset/get', { id_user, scope: 'id,name' });
    expect(body.data).toEqual([{ id: kept.id, name: 'Moje' }]);
  });

  it('POST basetablepreset/set?id&scope, the preset', async () => {
    const changed = { ...kept, name: 'Inne' };
    const { body } = await post('basetablepreset/set', { id: kept.id, scope: 'name' }, changed);
    expect(body.data).toEqual({ name: 'Inne' });
  });

  it('DELETE basetablepreset/delete?id', async () => {
    expect((await remove('basetablepreset/delete', { id: kept.id })).status).toBe(200);
  });
});

describe('base and application', () => {
  it('GET base/initsystem, then application/find?uuid&scope', async () => {
    const { body } = await get('base/initsystem');
    expect(body.data.app_name).toBe('Małe granty II');
    const { uuid } = body.data.application;
    const found = await get('application/find', { uuid, scope: 'id,uuid,name,url_own,domain,folder' });
    expect(found.body.data).toMatchObject({ id: APPLICATION, uuid, url_own: 'no', folder: 'male-granty-2' });
  });

  it('POST baseconfig/usersetmany, the config', async () => {
    const config = { color_scheme: 'dark', view: 'grid' };
    expect((await post('baseconfig/usersetmany', {}, config)).body.data).toEqual(config);
  });

  it('POST base/showexec {id_obj}, and the supplied download-all address', async () => {
    const { who, draft } = await draftOf(test, 'marek.fikcyjny');
    const { headers, payload } = multipartOf('a.pdf', pdfOf(300));
    const { filename } = (await who.post('/api/base/uploadfile', payload, headers)).json().data;
    await who.post(`/api/cofundingregistration/attach?id=${draft.id}`, { filename, kind: 'INNY' });

    expect((await post('base/showexec', {}, { id_obj: draft.id })).body).toEqual({ data: null });
    const { body } = await get('cofundingregistration/downloadall', { id: draft.id });
    expect((await fetch(client.host + body.data.url)).status).toBe(200);
  });

  it("POST base/uploadfile, multipart, field 'files'", async () => {
    const { body } = await sendForm('base/uploadfile', multipartOf('umowa.pdf', pdfOf(300)));
    expect(body.data).toMatchObject({ filename: expect.any(String), url: expect.stringContaining('/api/') });
  });

  it('the chunked upload: start, upload, finish', async () => {
    const bytes = pdfOf(1_500_000);
    const start = { phase: 'start', mime_type: 'application/pdf', size: bytes.length, name: 'skan.pdf' };
    const started = await post('base/uploadchunk', {}, start);
    expect(started.body).toMatchObject({ status: 'success', data: { end_offset: 1_048_576 } });
    const { session_id, end_offset } = started.body.data;
    for (const start_offset of [0, end_offset]) {
      const chunk = chunkBody({ session_id, start_offset }, chunkAt(bytes, start_offset));
      expect((await sendForm('base/uploadchunk', chunk)).body.status).toBe('success');
    }
    const { body } = await post('base/uploadchunk', {}, { phase: 'finish', session_id });
    expect(body).toMatchObject({ status: 'success', data: { filename: expect.any(String) } });
  });
});

describe('lists to choose from', () => {
  it('a configurable address: ret_type=autocomplete, has_text', async () => {
    const { body } = await get('locality/lookup', { ret_type: 'autocomplete', has_text: 'Szcz' });
    expect(body.data[0]).toEqual({ value: expect.any(String), label: expect.stringMatching(/^Szcz/) });
  });

  it('the same of the object picker: test=test, data and count', async () => {
    const query = { ret_type: 'autocomplete', test: 'test', code: 'ISCED' };
    const { body } = await get('library/lookup', query);
    expect([body.data.length, body.count]).toEqual([3, 3]);
  });

  it('GET raportconfig/datasources, page size 10000', async () => {
    const { token: of } = (await signIn(test, 'admin.techniczny')).tokens;
    const { body } = await client.as(of, () => get('raportconfig/datasources', { page_count: 10_000 }));
    expect(body.data.map(({ code }: { code: string }) => code)).toContain('logins');
  });
});

it('POST user/share?id_application {mail}', async () => {
  const { status, body } = await post(
    'user/share',
    { id_application: APPLICATION },
    { mail: 'kierownik@urzad.example.com' },
  );
  expect([status, body.data.status]).toEqual([200, 'active']);
});

it('POST user/logout', async () => {
  expect((await post('user/logout')).status).toBe(200);
  const after = await get('user/find', { by_token: 1 });
  expect([after.status, after.body.code]).toEqual([401, 'token-expired']);
});
