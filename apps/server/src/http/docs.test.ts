import { defaultStatusOf } from '@urzad/contract';
import { endpoints } from '@urzad/contract/testing';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../../test/test-app';
import { testClock } from '../../test/test-clock';

const clock = testClock();
const server = await testApp({ parts: { clock, demoClock: clock } });
afterAll(() => server.close());

const Responses = z.record(z.string(), z.looseObject({ description: z.string() }));
const Operation = z.object({
  summary: z.string(),
  security: z.optional(z.array(z.unknown())),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.unknown()) })),
  parameters: z._default(z.array(z.object({ in: z.string(), name: z.string() })), []),
  responses: Responses,
});

const document = (await server.app.inject('/api/docs/json')).json();
const operations = Object.entries(
  z.parse(z.record(z.string(), z.record(z.string(), Operation)), document.paths),
).flatMap(([url, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ url, method, ...operation })),
);

/** Endpoints for monitoring and for bytes: the portal makes no address of them. */
const BESIDE_THE_CONTRACT = [
  '/api/base/archive',
  '/api/calendarfeed/feed.ics',
  '/api/baselog/file',
  '/api/raportconfig/file',
  '/api/cofundingcall/rankinglist',
  '/api/user/accountarchive',
  '/api/officecase/archivefile',
  '/api/health/live',
  '/api/health/ready',
  '/api/base/file/{filename}',
  '/api/base/officefile/{filename}',
  '/api/base/file/{filename}/thumb',
];

it('serves nothing under /api that the contract does not know, but the named', () => {
  const known = [...endpoints.map(({ url }) => url), ...BESIDE_THE_CONTRACT];
  expect(operations.map(({ url }) => url).filter((url) => !known.includes(url))).toEqual([]);
});

describe.each(endpoints)('$method $url', ({ method, url, schema, config }) => {
  const find = () => {
    const found = operations.find((one) => one.url === url && one.method === method.toLowerCase());
    if (!found) throw new Error(`No route serves ${method} ${url}.`);
    return found;
  };

  it('is served, and says what it is for, takes and answers', () => {
    const { summary, requestBody, responses } = find();
    expect(summary).toBe(schema.summary);
    const takesBytes = method === 'POST' && /\/upload(file|chunk)$/.test(url);
    expect(requestBody !== undefined).toBe(schema.body !== undefined || takesBytes);
    expect(responses['200']).toHaveProperty('content');
  });

  it('asks for the headers that it reads', () => {
    const { parameters, security } = find();
    const hasKey = parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key');
    expect(hasKey).toBe(config.idempotent);
    expect(security === undefined).toBe(config.errors.includes('no-login'));
  });

  it('names each error with its status', () => {
    const { responses } = find();
    for (const code of [...config.errors, 'not-valid', 'too-many-requests', 'server'] as const) {
      const status = String(defaultStatusOf(code));
      expect(responses[status]?.description, code).toContain(`\`${code}\`: `);
    }
  });
});

it('tells the bodies of the chunked upload, and that its errors have a status', () => {
  const upload = operations.find(({ url, method }) => url === '/api/base/uploadchunk' && method === 'post');
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'multipart/form-data',
  ]);
  expect(upload?.responses['409']).toMatchObject({
    content: { 'application/json': { schema: { required: ['status', 'code'] } } },
  });
});

it('lets a newer server answer more', () => {
  const login = operations.find(({ url }) => url === '/api/user/login');
  expect(JSON.stringify(login?.requestBody)).toContain('"additionalProperties":false');
  expect(JSON.stringify(login?.responses)).not.toContain('additionalProperties');
});

it('says the version of the portal', () => {
  expect(document.info.version).toBe('0.6.1');
});

it('is a page', async () => {
  expect((await server.app.inject('/api/docs')).headers['content-type']).toContain('text/html');
});
