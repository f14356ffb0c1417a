import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { notifications, SOCKET_CLOSED, sockets } from '@urzad/contract';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTIFICATIONS_KEY } from '../server-state/notifications-key';
import type { Me } from '../session/me';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const office = vi.hoisted(() => ({ notifications: 0, tickets: 0 }));

/** Sockets that this window has opened, each known to the server at once. */
const opened: WindowSocket[] = [];

class WindowSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = WindowSocket.CONNECTING;

  constructor() {
    super();
    opened.push(this);
    queueMicrotask(() => {
      this.readyState = WindowSocket.OPEN;
      this.dispatchEvent(new Event('open'));
      this.hear('hello', { remote_name: 'okno-1' });
    });
  }

  send() {
    // What it would say changes nothing here.
  }

  hear(action: string, data: object = {}) {
    const text = JSON.stringify({ action, data, target: '' });
    this.dispatchEvent(new MessageEvent('message', { data: text }));
  }

  close(code = 1000) {
    this.readyState = WindowSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

vi.mock('../session/client', () => ({
  request: async (endpoint: unknown) => {
    if (endpoint === sockets.ticket) {
      office.tickets += 1;
      return { data: { ticket: `${office.tickets}` } };
    }
    expect(endpoint).toBe(notifications.get);
    return { data: [{ id: office.notifications, content_name: '' }], count: office.notifications };
  },
}));

const KILLS = 100;
/** The longest pause before a socket is opened again. */
const PAUSE_MS = 30_000;
const BROKEN = 1006;

let queries: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', WindowSocket);
  vi.stubGlobal('location', { origin: 'https://urzad.example' });
  queries = new QueryClient();
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a socket that is killed a hundred times loses no notification, and is not opened again after the session', async () => {
  const { keepLive } = await import('./keep-live');
  const { useSession } = await import('../session/session-store');
  // Of a page that is read already.
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const seen = new QueryObserver(queries, {
    queryKey: [NOTIFICATIONS_KEY],
    queryFn: async () => office.notifications,
  });
  const stop = seen.subscribe(() => undefined);
  useSession.setState({ me: { id: 1, perspective: 'citizen', user: {} } as unknown as Me });
  keepLive(queries);
  await vi.advanceTimersByTimeAsync(1);

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const socket = opened.at(-1);
    // One is told of, the next one comes while nobody hears.
    office.notifications += 1;
    socket?.hear('notification');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.getCurrentResult().data).toBe(office.notifications);
    socket?.close(BROKEN);
    office.notifications += 1;
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 1);
    expect(opened).toHaveLength(kill + 1);
    expect(seen.getCurrentResult().data).toBe(office.notifications);
  }
  expect(office).toEqual({ notifications: 2 * KILLS, tickets: KILLS + 1 });

  opened.at(-1)?.close(SOCKET_CLOSED.ended);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(opened).toHaveLength(KILLS + 1);
  stop();
  useSession.setState({ me: undefined });
});

it('the log of the console has who is connected when that changes, or when somebody asks', async () => {
  const { askForUsers, keepLive, sendLive } = await import('./keep-live');
  const { useLive } = await import('./live-store');
  const { useSession } = await import('../session/session-store');
  useSession.setState({ me: { id: 2, perspective: 'system', user: {} } as unknown as Me });
  keepLive(queries);
  await vi.advanceTimersByTimeAsync(1);
  const socket = opened.at(-1);
  const logged = () =>
    useLive.getState().log.flatMap(({ action, direction }) => (action === 'userList' ? direction : []));
  const list = (...names: string[]) => ({
    users: names.map((name, id) => ({ id, name, remote_name: `${name}-1` })),
    rooms: ['ticket'],
  });
  function answered(people: object) {
    askForUsers();
    socket?.hear('userList', people);
  }

  answered(list('anna'));
  expect(logged()).toEqual(['receive']);
  answered(list('anna'));
  expect(logged()).toEqual(['receive']);
  answered(list('anna', 'jan'));
  expect(logged()).toEqual(['receive', 'receive']);
  expect(useLive.getState().users.map(({ name }) => name)).toEqual(['anna', 'jan']);

  sendLive({ action: 'userList', data: {}, target: 'okno-1' });
  socket?.hear('userList', list('anna', 'jan'));
  expect(logged()).toEqual(['receive', 'receive', 'send', 'receive']);
  useSession.setState({ me: undefined });
});
