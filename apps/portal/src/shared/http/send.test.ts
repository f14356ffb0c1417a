import { describe, expect, it } from 'vitest';
import { addressOf, failureOf } from './send';

describe('addressOf', () => {
  it.each<[string, unknown, string]>([
    ['no query', undefined, '/api/user/find'],
    ['values', { id: 12, scope: 'online' }, '/api/user/find?id=12&scope=online'],
    ['a list', { scope: ['online', 'online_date'] }, '/api/user/find?scope=online%2Conline_date'],
    [
      'nothing for empty, null and blank ones',
      { a: '', b: null, c: '  ', d: [], e: undefined },
      '/api/user/find',
    ],
    ['zero', { page: 0 }, '/api/user/find?page=0'],
  ])('writes %s', (_what, query, address) => {
    expect(addressOf('/api/user/find', query)).toBe(address);
  });
});

describe('failureOf', () => {
  it('reads code and data', () => {
    const failure = failureOf(409, { code: 'illegal-step', data: { status: 'draft' } });
    expect(failure).toMatchObject({ code: 'illegal-step', status: 409, data: { status: 'draft' } });
  });

  it.each([undefined, null, '<html>', { error: 'x' }])('takes %j for a server error', (json) => {
    expect(failureOf(502, json)).toMatchObject({ code: 'server', status: 502 });
  });
});
