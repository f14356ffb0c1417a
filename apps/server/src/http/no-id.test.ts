import * as contract from '@urzad/contract';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signIn } from '../../test/sign-in';
import { testApp } from '../../test/test-app';

/** Texts that no id can be. */
const NO_IDS = ['abc', '-1', '0', '1.5', '99999999999', '4294967296'];

interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  schema: { querystring?: z.core.$ZodType };
}

const test = await testApp();
afterAll(() => test.close());
const parent = await signIn(test, 'anna.przykladowa');
const office = await signIn(test, 'kierownik');
const admin = await signIn(test, 'admin.uprawnien');
const technician = await signIn(test, 'admin.techniczny');
const inspector = await signIn(test, 'iod');

describe('an id that can be nobody’s', () => {
  it.each(endpointsWithId().map((endpoint) => [endpoint.url, endpoint] as const))(
    'is not found by %s',
    async (_url, endpoint) => {
      for (const id of NO_IDS) {
        const answers = await Promise.all(
          [parent, office, admin, technician, inspector].map((who) => ask(who, endpoint, id)),
        );
        const codes = answers.map((answer) => answer.json().code);
        // A caller without the right gets that answer; nobody gets an error of the request.
        expect(codes, id).toContain('object-no-exist');
        for (const code of codes) expect(['object-no-exist', 'no-privilege'], id).toContain(code);
      }
    },
  );

  it('is no fault of a request that lacks its id', async () => {
    const answer = await parent.get('/api/cofundingcall/find');
    expect(answer.statusCode).toBe(400);
  });
});

function ask(who: typeof parent, { method, url }: Endpoint, id: string) {
  const address = `${url}?id=${id}`;
  if (method === 'POST') return who.post(address, {});
  return method === 'GET' ? who.get(address) : who.delete(address);
}

/** Every endpoint of the contract whose query takes an id. */
function endpointsWithId(): Endpoint[] {
  return Object.values(contract)
    .flatMap((group): unknown[] => (typeof group === 'object' && group !== null ? Object.values(group) : []))
    .filter(isEndpoint)
    .filter(({ schema }) => schema.querystring && takesId(schema.querystring));
}

function takesId(query: z.core.$ZodType): boolean {
  return JSON.stringify(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })).includes('"id":');
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'url' in value && 'schema' in value;
}
