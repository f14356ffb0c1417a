import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../test/sign-in';
import { specifiedClient } from '../../test/specified-client';
import { testApp } from '../../test/test-app';

/** The headers of Spec §7, and the payload of its start, over the network. */
const test = await testApp();
afterAll(() => test.close());

let client: Awaited<ReturnType<typeof specifiedClient>>;
beforeAll(async () => {
  client = await specifiedClient(test);
  await client.login('marek.fikcyjny@example.com');
});

const tokenOf = async (who: string) => (await signIn(test, who)).tokens.token;

describe('headers', () => {
  it('Application: that of the call; an unknown one is not found', async () => {
    const { status } = await client.withHeaders({ Application: '99999' }, () =>
      client.get('base/initsystem'),
    );
    expect(status).toBe(404);
  });

  it('token-main changes nothing: who acts is known by the session', async () => {
    const headers = { 'token-main': await tokenOf('kierownik') };
    const asked = () => client.get('user/find', { by_token: 1, scope: 'id' });
    expect((await client.withHeaders(headers, asked)).body.data).toEqual({ id: client.sender.id_user });
  });

  it('Verbose yes, Mode debug and record yes: for developers', async () => {
    const headers = { Verbose: 'yes', Mode: 'debug', record: 'yes' };
    const asked = () => client.withHeaders(headers, () => client.get('base/initsystem'));
    expect(Object.keys((await asked()).body)).toEqual(['data']);
    const { body } = await client.as(await tokenOf('admin.techniczny'), asked);
    expect(Object.keys(body).sort()).toEqual(['data', 'debug', 'verbose']);
  });
});

/** Spec §3. */
const PARTS = [
  ...['app_name', 'user_privileges', 'user_roles', 'menu', 'modules', 'modules_info', 'privileges', 'roles'],
  ...['configs', 'libraries', 'properties', 'properties_config'],
];

it.each(['base/initsystem', 'base/initapplication'])('%s: the payload, nowhere empty', async (path) => {
  const { body } = await client.as(await tokenOf('kierownik'), () => client.get(path));
  for (const part of PARTS) expect(sizeOf(body.data[part]), part).toBeGreaterThan(0);
  const { data_columns, column_operations, data_sources } = body.data.configs;
  expect([data_columns, column_operations].map(sizeOf)).not.toContain(0);
  expect(Array.isArray(data_sources)).toBe(true);
});

/** Of a list, an object or a text. */
function sizeOf(part: unknown): number {
  return typeof part === 'string' ? part.length : Object.keys(Object(part)).length;
}
