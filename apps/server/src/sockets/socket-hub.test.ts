import { describe, expect, it, vi } from 'vitest';
import { type Connected, socketHub } from './socket-hub';
import { SOCKET_LIMITS } from './socket-limits';

let last = 0;

/** A window of a person, and what it was sent. */
function windowOf({ id_application = 9192, waiting = 0 } = {}) {
  const sent: unknown[] = [];
  last += 1;
  const socket = {
    send: (text: string) => sent.push(JSON.parse(text)),
    close: vi.fn(),
    terminate: vi.fn(),
    ping: vi.fn(),
    bufferedAmount: waiting,
  };
  const user = { id: last, id_application };
  const one = {
    id: last,
    socket,
    id_session: last,
    user,
    remoteName: `okno-${last}`,
    rooms: new Set(),
    watched: new Set(),
    timesTakenOut: 0,
  };
  return { one: one as unknown as Connected, sent, socket };
}

const changed = { id_application: 9192, obj_type: 'officecase', ids: [7], by: null } as const;

describe('a room', () => {
  it('of one application is no room of another', () => {
    const hub = socketHub();
    const [here, there] = [windowOf(), windowOf({ id_application: 9193 })];
    for (const { one } of [here, there]) {
      hub.add(one);
      hub.join(one, 'officecase:7');
    }
    hub.tellChanged(changed);
    hub.tellTarget({ action: 'rotate', data: {}, target: 'officecase:7' }, 9192);
    const data = { obj_type: 'officecase', id_obj: 7 };
    expect(here.sent).toEqual([
      { action: 'changed', data, target: 'officecase:7' },
      { action: 'rotate', data: {}, target: 'officecase:7' },
    ]);
    expect(there.sent).toEqual([]);
    expect([hub.roomsIn(9192), hub.roomsIn(9193)]).toEqual([['officecase:7'], ['officecase:7']]);
  });

  it('of a list learns no id, and who has changed it learns nothing', () => {
    const hub = socketHub();
    const [reader, author] = [windowOf(), windowOf()];
    for (const { one } of [reader, author]) {
      hub.add(one);
      hub.join(one, 'officecase');
    }
    hub.tellChanged({ ...changed, by: author.one.id_session });
    expect(reader.sent).toEqual([
      { action: 'changed', data: { obj_type: 'officecase' }, target: 'officecase' },
    ]);
    expect(author.sent).toEqual([]);
  });

  it('of lists is told of a change of one person only by the windows of this person', () => {
    const hub = socketHub();
    const [reader, other] = [windowOf(), windowOf()];
    for (const { one } of [reader, other]) {
      hub.add(one);
      for (const name of ['officecase', 'officecase:7']) hub.join(one, name);
    }
    hub.tellChanged({ ...changed, id_user: reader.one.user.id });
    const targetsOf = (sent: unknown[]) => sent.map((news) => (news as { target: string }).target);
    expect(targetsOf(reader.sent)).toEqual(['officecase:7', 'officecase']);
    expect(targetsOf(other.sent)).toEqual(['officecase:7']);
  });

  it('is left by all windows of who sees its object no more, there and in no other application', () => {
    const hub = socketHub();
    const [out, stays, elsewhere] = [windowOf(), windowOf(), windowOf({ id_application: 9193 })];
    elsewhere.one.user.id = out.one.user.id;
    for (const { one } of [out, stays, elsewhere]) {
      hub.add(one);
      for (const name of ['officecase:7', 'officecase:7:onlookers', 'officecase:8']) hub.join(one, name);
    }
    hub.takeOut({ obj_type: 'officecase', id_obj: 7 }, 9192, new Set([out.one.user.id]));
    expect([...out.one.rooms]).toEqual(['9192 officecase:8']);
    expect([stays.one.rooms.size, elsewhere.one.rooms.size]).toEqual([3, 3]);
    expect([out, stays, elsewhere].map(({ one }) => one.timesTakenOut)).toEqual([1, 0, 0]);
  });

  it('of the onlookers of an object hears who comes and goes, and not what has changed', () => {
    const hub = socketHub();
    const [looking, owner] = [windowOf(), windowOf()];
    for (const { one } of [looking, owner]) hub.add(one);
    hub.join(looking.one, 'officecase:7:onlookers');
    hub.join(owner.one, 'officecase:7');
    const object = { obj_type: 'officecase', id_obj: 7 } as const;
    hub.tellOnlookers(object, 9192);
    hub.tellOnlookers({ ...object, id_obj: 8 }, 9192);
    hub.tellOnlookers(object, 9193);
    hub.tellChanged({ ...changed, ids: [8] });
    expect(looking.sent).toEqual([{ action: 'onlookers', data: object, target: 'officecase:7:onlookers' }]);
    expect(owner.sent).toEqual([]);
  });

  it('is left by leaving and by closing, and nobody is in more than the limit', () => {
    const hub = socketHub();
    const { one, sent } = windowOf();
    hub.add(one);
    for (let id = 1; id <= SOCKET_LIMITS.roomsOfSocket; id += 1)
      expect(hub.join(one, `officecase:${id}`)).toBe(true);
    expect(hub.join(one, 'officecase')).toBe(false);
    hub.leave(one, 'officecase:7');
    hub.tellChanged(changed);
    hub.remove(one);
    hub.tellChanged({ ...changed, ids: [8] });
    expect(sent).toEqual([]);
    expect(hub.roomsIn(9192)).toEqual([]);
  });
});

it('ends a window that does not read', () => {
  const hub = socketHub();
  const { one, sent, socket } = windowOf({ waiting: SOCKET_LIMITS.waitingBytes + 1 });
  hub.add(one);
  hub.tellTarget({ action: 'rotate', data: {}, target: 'all' }, 9192);
  expect(sent).toEqual([]);
  expect(socket.terminate).toHaveBeenCalledOnce();
});
