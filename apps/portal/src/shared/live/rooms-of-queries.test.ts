import { describe, expect, it } from 'vitest';
import { isStale, roomOfQuery } from './rooms-of-queries';

describe('the room of a query', () => {
  it.each([
    [['cofundingregistration', 'find', 7], 'cofundingregistration:7', 'cofundingregistration:7'],
    [['cofundingregistration', 'queue', 'get', {}], 'cofundingregistration', undefined],
    [['officecase', 'get', 'waiting'], 'officecase', undefined],
    [['cofundingmember', 'find', 'own'], 'cofundingmember', undefined],
    [['cofundingpayment', 'find', 3], 'cofundingpaymentlist:3', 'cofundingpaymentlist:3'],
    [['onlookers', 'officecase', 7], 'officecase:7:onlookers', undefined],
    [['onlookers', 'user', 7], undefined, undefined],
    [['user', 'find', 3], undefined, undefined],
    [['list-around', '/api/officecase/get'], undefined, undefined],
  ])('%j is %s for staff, %s for a parent', (key, ofStaff, ofParent) => {
    expect([roomOfQuery(key, true), roomOfQuery(key, false)]).toEqual([ofStaff, ofParent]);
  });
});

describe('a change', () => {
  const changed = { obj_type: 'officecase', id_obj: 7 };

  it('makes the object and the lists of its kind stale, and nothing else', () => {
    expect(isStale(['officecase', 'find', 7], changed)).toBe(true);
    expect(isStale(['officecase', 'list', 'get', {}], changed)).toBe(true);
    expect(isStale(['officecase', 'find', 8], changed)).toBe(false);
    expect(isStale(['cofundingregistration', 'find', 7], changed)).toBe(false);
    expect(isStale(['cofundingpayment', 'waiting'], { obj_type: 'cofundingpaymentlist' })).toBe(true);
  });

  it('of a list leaves the objects that are read', () => {
    expect(isStale(['officecase', 'find', 7], { obj_type: 'officecase' })).toBe(false);
  });
});
