import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { envelope, Id, IsoDateTime, idQuery, page, pageQuery, scopeOf } from './shapes';

describe('idQuery', () => {
  it.each([['12'], [12]])('turns %s into a number', (id) => {
    expect(z.parse(idQuery, { id })).toEqual({ id: 12 });
  });

  it.each([['0'], ['-1'], ['1e3'], ['12 '], ['0x1f'], ['99999999999'], ['2147483648'], [''], [1.5]])(
    'refuses %s',
    (id) => {
      expect(z.safeParse(idQuery, { id }).success).toBe(false);
    },
  );
});

describe('pageQuery', () => {
  const query = pageQuery(['number', 'send_date'], { status: z.optional(z.string()) });

  it('fills in the page size', () => {
    expect(z.parse(query, {})).toEqual({ page_count: 20 });
  });

  it.each([['0'], ['101'], ['ten']])('refuses a page of %s', (page_count) => {
    expect(z.safeParse(query, { page_count }).success).toBe(false);
  });

  it('sorts by a listed field in both directions', () => {
    expect(z.parse(query, { sort: '-send_date' }).sort).toBe('-send_date');
    expect(z.safeParse(query, { sort: 'pass_hash' }).success).toBe(false);
  });

  it('refuses an unknown filter', () => {
    expect(z.safeParse(query, { id_user: '1' }).success).toBe(false);
  });
});

describe('scopeOf', () => {
  const scope = scopeOf(['online', 'online_date']);

  it('splits the list', () => {
    expect(z.parse(scope, 'online, online_date')).toEqual(['online', 'online_date']);
  });

  it('refuses a forbidden field', () => {
    expect(z.safeParse(scope, 'online,pass').success).toBe(false);
  });
});

describe('answers', () => {
  it('leave out what a newer server adds', () => {
    expect(z.parse(envelope(Id), { data: 1, added: 1 })).toEqual({ data: 1 });
    expect(z.parse(page(Id), { data: [1], count: 1, added: 1 })).toEqual({ data: [1], count: 1 });
  });

  it('carry the cursor only when there is more', () => {
    const list = page(Id);
    expect(z.safeParse(list, { data: [1], count: 1 }).success).toBe(true);
    expect(z.safeParse(list, { data: [1], count: -1 }).success).toBe(false);
  });

  it('write moments with milliseconds and Z', () => {
    expect(z.safeParse(IsoDateTime, '2027-02-10T08:00:00.412Z').success).toBe(true);
    expect(z.safeParse(IsoDateTime, '2027-02-10T08:00:00Z').success).toBe(false);
    expect(z.safeParse(IsoDateTime, '2027-02-10 09:00:00').success).toBe(false);
  });
});
