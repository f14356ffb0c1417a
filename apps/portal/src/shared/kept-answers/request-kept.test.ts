import { localities } from '@urzad/contract';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../session/me';
import { useSession } from '../session/session-store';
import {
  answersInUse,
  findAnswer,
  forgetAnswersOfOthers,
  forgetKeptAnswers,
  keepAnswer,
} from './kept-answers';
import { requestKept } from './request-kept';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const browser = vi.hoisted(() => ({ kept: new Map<string, { of: number }>() }));
vi.mock('idb-keyval', () => {
  const { kept } = browser;
  const store = {
    get: (key: string) => kept.get(key),
    put: (value: { of: number }, key: string) => void kept.set(key, value),
    getAll: () => [...kept.values()],
    delete: (key: string) => void kept.delete(key),
  };
  // As in a browser, a transaction waits for the one before it.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (_mode: string, work: (opened: typeof store) => unknown) => {
    turn = turn.then(() => work(store));
    return turn;
  };
  return {
    createStore: () => inTurn,
    promisifyRequest: async (done: unknown) => done,
    clear: (inStore: typeof inTurn) => inStore('readwrite', () => kept.clear()),
  };
});

const [ANNA, MAREK] = [3, 4];
const signIn = (id: number) =>
  useSession.setState({ status: 'signed-in', me: { id, privileges: [] } as unknown as Me });
const signOut = () => useSession.setState({ status: 'signed-out', me: undefined });
const owners = () => [...browser.kept.values()].map(({ of }) => of);

/** The places that the server has, and the names of answers that it was told. */
const server = { places: ['Gryfino'], told: [] as (string | undefined)[] };

function answer(headers: Record<string, string>): Response {
  const known = headers['If-None-Match'];
  server.told.push(known);
  const tag = `"${server.places.join()}"`;
  if (known === tag) return new Response(null, { status: 304, headers: { ETag: tag } });
  const data = [{ community: '3206043', names: server.places }];
  return Response.json({ data }, { headers: { ETag: tag } });
}

async function places(): Promise<string[] | undefined> {
  const [commune] = (await requestKept(localities.get)).data;
  return commune?.names;
}

beforeEach(() => {
  browser.kept.clear();
  Object.assign(server, { places: ['Gryfino'], told: [] });
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) =>
    answer(headers),
  );
  signIn(ANNA);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signOut();
});

it('asks once for an answer, and then only whether it has changed', async () => {
  expect([await places(), await places()]).toEqual([['Gryfino'], ['Gryfino']]);
  server.places = ['Gryfino', 'Widuchowa'];
  expect([await places(), await places()]).toEqual([server.places, server.places]);
  expect(server.told).toEqual([undefined, '"Gryfino"', '"Gryfino"', '"Gryfino,Widuchowa"']);
});

it('asks once more when what was kept cannot be read', async () => {
  await places();
  for (const [key, kept] of browser.kept) browser.kept.set(key, { ...kept, json: '{"data":' } as never);
  expect(await places()).toEqual(['Gryfino']);
  expect(server.told).toEqual([undefined, '"Gryfino"', undefined]);
});

it('shows nothing of one person to the next, who has not signed out before', async () => {
  await places();
  signIn(MAREK);
  server.places = ['Police'];
  expect(await places()).toEqual(['Police']);
  expect(server.told).toEqual([undefined, undefined]);

  await forgetAnswersOfOthers(MAREK);
  expect(owners()).toEqual([MAREK]);
});

it('shows what is kept to nobody whom the server refuses', async () => {
  await places();
  const refused = async () => Response.json({ code: 'no-privilege', data: null }, { status: 403 });
  vi.stubGlobal('fetch', refused);
  await expect(places()).rejects.toMatchObject({ code: 'no-privilege' });
});

it('has nothing after a sign-out, and keeps nothing that comes later', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await places();
  vi.stubGlobal('fetch', async () => {
    await arrived;
    return answer({});
  });
  const late = places();
  signOut();
  await forgetKeptAnswers();
  arrive();
  await late;
  expect(owners()).toEqual([]);
});

it('drops the answer that was used longest ago when there are more than 3,000,000 bytes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1 });
  const keepMegabyte = async (key: string) => {
    await keepAnswer({ key, of: ANNA, tag: '"1"', json: 'x'.repeat(1_000_000 - key.length - 3) });
    vi.setSystemTime(Date.now() + 1);
  };
  for (const key of ['places', 'banks', 'reasons']) await keepMegabyte(key);
  expect(await answersInUse()).toEqual({ used: 3_000_000, entries: 3 });

  await findAnswer('places', ANNA);
  vi.setSystemTime(Date.now() + 1);
  await keepMegabyte('labels');
  expect([...browser.kept.keys()].toSorted()).toEqual(['labels', 'places', 'reasons']);
  expect(await answersInUse()).toEqual({ used: 3_000_000, entries: 3 });
});

it('keeps nothing without a person', async () => {
  signOut();
  expect(await places()).toEqual(['Gryfino']);
  expect(owners()).toEqual([]);
});
