import { describe, expect, it } from 'vitest';
import { refOf } from './object-ref';
import { onlookedIn, readRoom, roomOf, roomOfLists, roomOfOnlookers, SocketRequest } from './socket-shapes';

describe('rooms', () => {
  it('are named by an object, or by the kind of a list', () => {
    expect(readRoom(roomOf(refOf('officecase', 7)))).toEqual({ obj_type: 'officecase', id_obj: 7 });
    expect(readRoom(roomOfLists('cofundingregistration'))).toEqual({ obj_type: 'cofundingregistration' });
  });

  it('of those who have an object open are rooms of their own', () => {
    const room = roomOfOnlookers(refOf('officecase', 7));
    expect(readRoom(room)).toEqual({ obj_type: 'officecase', id_obj: 7, isOfOnlookers: true });
    expect(onlookedIn(room)).toEqual(refOf('officecase', 7));
    expect(onlookedIn('officecase:7')).toBeUndefined();
  });

  it.each([
    'officecase:onlookers',
    'officecase:7:readers',
    'user:7',
    'officecase:',
    'officecase:07',
    'officecase:-1',
    'officecase:7 ',
    'all',
    '',
  ])('%j is none', (name) => expect(readRoom(name)).toBeUndefined());
});

describe('a message of a window', () => {
  const isRight = (message: unknown) => SocketRequest.safeParse(message).success;

  it('carries what its action takes, as text', () => {
    expect(isRight({ action: 'message', data: { data_message: 'Odprawa' }, target: 'all' })).toBe(true);
    expect(isRight({ action: 'message', data: { data_message: ' ' }, target: 'all' })).toBe(false);
    expect(isRight({ action: 'message', data: { data_message: 'a', html: 'b' }, target: 'all' })).toBe(false);
    expect(isRight({ action: 'shutdown', data: {}, target: 'all' })).toBe(false);
  });

  it.each([
    ['https://urzad.example', true],
    ['http://urzad.example', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
  ])('goes to %s: %s', (data_url, isTaken) => {
    expect(isRight({ action: 'go', data: { data_url }, target: 'all' })).toBe(isTaken);
  });
});
