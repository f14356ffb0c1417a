import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app';
import { codeOf } from '../../test/writes';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const ask = (url: string, application?: string) =>
  server.app.inject({ url, headers: application === undefined ? {} : { application } });

describe('the header Application', () => {
  it('may be absent: the call is about the default application', async () => {
    expect((await ask('/api/base/initsystem')).json().data.application.id).toBe(9192);
    expect((await ask('/api/base/initsystem', '9192')).json().data.application.id).toBe(9192);
  });

  it.each(['99999', 'abc', '0', '-9192', '9192abc', '99999999999', ''])(
    'is refused as a missing object when there is no application %j',
    async (id) => {
      for (const url of ['/api/base/initsystem', '/api/cofundingcall/get', '/api/user/find']) {
        expect(codeOf(await ask(url, id))).toEqual([404, 'object-no-exist']);
      }
    },
  );

  it('says nothing to pages', async () => {
    expect((await ask('/nowhere', 'abc')).statusCode).not.toBe(500);
  });
});
