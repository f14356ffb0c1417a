import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

const URL = '/api/baseconfig/usersetmany';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function configOf({ get }: SignedIn): Promise<unknown> {
  return (await get('/api/user/find?by_token=1&scope=config')).json().data.config;
}

describe('settings of looks', () => {
  it('are kept, those that were not sent as they were', async () => {
    const anna = await signIn(server, 'anna.przykladowa');
    const first = await anna.post(URL, { color_scheme: 'dark', color: 'green' });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { data: { color_scheme: 'dark', color: 'green' } },
    ]);
    await anna.post(URL, { color: 'blue', header_type: 'detached' });

    expect(await configOf(anna)).toEqual({ color_scheme: 'dark', color: 'blue', header_type: 'detached' });
  });

  it('belong to one person', async () => {
    const [ewa, pawel] = [await signIn(server, 'ewa.probna'), await signIn(server, 'pawel.slimakowy')];
    await ewa.post(URL, { color: 'orange' });
    expect(await configOf(pawel)).toEqual({});
  });

  it('of two devices at once are all kept', async () => {
    const [phone, desk] = [await signIn(server, 'pracownik1'), await signIn(server, 'pracownik1')];
    await Promise.all([phone.post(URL, { color: 'green' }), desk.post(URL, { layout_type: 'horizontal' })]);
    expect(await configOf(desk)).toEqual({ color: 'green', layout_type: 'horizontal' });
  });

  it('are refused to whoever is not signed in', async () => {
    const answer = await server.app.inject({ method: 'POST', url: URL, payload: { color: 'green' } });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'no-login']);
  });

  it('stay as they are while staff act for the person', async () => {
    const ewa = await signIn(server, 'ewa.probna');
    const before = await configOf(ewa);
    const acting = await signIn(server, 'ewa.probna', {
      id_user_main: (await signIn(server, 'kierownik')).id,
    });
    const answer = await acting.post(URL, { color: 'blue' });

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'no-privilege']);
    expect(await configOf(ewa)).toEqual(before);
  });

  it.each([{ color: 'pink' }, { color_scheme: '' }, { background: 'url(//example.com)' }])(
    'are not %j',
    async (body) => {
      const anna = await signIn(server, 'anna.przykladowa');
      const answer = await anna.post(URL, body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid']);
    },
  );
});
