import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { DEFAULT_TEXTS } from '../../settings/default-texts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('tells everybody the names, the office and the business time', async () => {
  const answer = await server.app.inject('/api/base/initsystem');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    app_name: 'Małe granty II',
    application: { id: 9192 },
    business_date: '2027-02-10T08:00:00.000Z',
    demo: 'yes',
    // The clause and the privacy policy name the same e-mail address.
    office: { iod_mail: DEFAULT_TEXTS.iod_mail, data_years: 5, log_years: 2 },
    file_limit: 3_000_000,
    media_limit: 3_000_000,
    user_privileges: [],
    user_perspective: 'citizen',
  });
});

it('tells everybody the business time alone, also after it was moved', async () => {
  server.clock.set(new Date('2027-02-12T14:30:00.001Z'));
  const answer = await server.app.inject('/api/base/clock');
  server.clock.set(null);
  expect(answer.json()).toEqual({ data: { business_date: '2027-02-12T14:30:00.001Z' } });
});

it('tells a clerk their role and privileges', async () => {
  const clerk = await signIn(server, 'pracownik1');
  const { data } = (await clerk.get('/api/base/initsystem')).json();
  expect(data.user_perspective).toBe('staff');
  expect(data.user_roles).toMatchObject([{ code: 'PM', name: 'Pracownik merytoryczny' }]);
  expect(data.user_privileges).toContain('cofunding_registration_assess');
  expect(data.user_privileges).not.toContain('user_role_grant');
});

it('tells a caller their own address and browser', async () => {
  const answer = await server.app.inject({ url: '/api/base/whoami', headers: { 'user-agent': 'Firefox' } });
  expect(answer.json()).toEqual({ data: { ip: '127.0.0.1', user_agent: 'Firefox' } });
});

it('finds the application by its uuid and no other', async () => {
  const { data } = (await server.app.inject('/api/base/initsystem')).json();
  const found = await server.app.inject(`/api/application/find?uuid=${data.application.uuid}`);
  const place = { url_own: 'no', domain: null, folder: 'male-granty-2' };
  const url = `${server.app.config.publicUrl}/male-granty-2`;
  expect(found.json().data).toEqual({ ...data.application, ...place, url });
  const scoped = `/api/application/find?uuid=${data.application.uuid}&scope=folder,url_own`;
  expect((await server.app.inject(scoped)).json().data).toEqual({ folder: 'male-granty-2', url_own: 'no' });

  const missing = await server.app.inject('/api/application/find?uuid=00000000-0000-4000-8000-000000000000');
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toEqual({ code: 'object-no-exist', data: null });
});
