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

  it('has no mark that turns its text around, and keeps its lines', () => {
    const data = { data_message: ' Odpra\u202ewa\n10:00 ' };
    expect(SocketRequest.safeParse({ action: 'message', data, target: 'all' }).data).toMatchObject({
      data: { data_message: 'Odprawa\n10:00' },
    });
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\ud83d'])('has no sign that no database takes: %j', (sign) => {
    expect(isRight({ action: 'message', data: { data_message: sign }, target: 'all' })).toBe(false);
    const data_url = `https://urzad.example/${sign}`;
    expect(isRight({ action: 'go', data: { data_url }, target: 'all' })).toBe(false);
    expect(isRight({ action: 'rotate', data: {}, target: sign })).toBe(false);
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
