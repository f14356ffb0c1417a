import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginSteps,
  endSteps,
  forgetSession,
  overSteps,
  resumeSteps,
  storeSession,
  take,
} from './session-record';
import { reactionOf, storedSession } from './stored-session';
import { type Act, ModelStorage, movesOf, type Tab, tokensOf, type World } from './testing/tabs';

const KEPT = { color_scheme: 'dark', dev_config: '{}', app_version: '0.6.1' };
const OLD = 'old';

let storage = new ModelStorage();

beforeEach(() => {
  storage = new ModelStorage();
  // `Object.keys` of a real storage lists its items, and so does that of the proxy.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(storage.items),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

interface Ways {
  signedIn: boolean;
  acts: Act[][];
  /** The result of all sequences; undefined where a tab may sign out what another has just begun. */
  ends?: 'whole' | 'over' | 'none';
}

const END: Act[] = ['find the end'];
const OUT_AND_IN: Act[] = ['sign out', 'sign in'];

describe('tabs over one storage, in every order of writes, looks and answers', () => {
  it.each<[string, Ways]>([
    ['a sign-in beside two signed-out tabs', { signedIn: false, acts: [['sign in'], [], []], ends: 'whole' }],
    ['two sign-ins at once', { signedIn: false, acts: [['sign in'], ['sign in'], []], ends: 'whole' }],
    ['a sign-out beside two signed-in tabs', { signedIn: true, acts: [['sign out'], [], []], ends: 'none' }],
    [
      'two sign-outs, and a sign-in after one',
      { signedIn: true, acts: [['sign out', 'sign in'], ['sign out']] },
    ],
    ['sign-outs and sign-ins in two tabs', { signedIn: true, acts: [OUT_AND_IN, OUT_AND_IN] }],
    [
      'tokens renewed beside a new sign-in',
      { signedIn: true, acts: [OUT_AND_IN, ['renew'], []], ends: 'whole' },
    ],
    [
      'tokens renewed beside a sign-out',
      { signedIn: true, acts: [['renew'], ['renew'], ['sign out']], ends: 'none' },
    ],
    ['the end of a session, found by two tabs', { signedIn: true, acts: [END, END, []], ends: 'over' }],
    [
      'the end of a session, and a sign-in over the screen',
      { signedIn: true, acts: [['find the end', 'sign in again'], [], []], ends: 'whole' },
    ],
    ['the end of a session beside tokens renewed', { signedIn: true, acts: [END, ['renew'], []] }],
    [
      'the same person signs in again in two tabs at once',
      { signedIn: true, acts: [['find the end', 'sign in again'], ['sign in again'], []], ends: 'whole' },
    ],
    [
      'a sign-in over the screen beside one who leaves',
      { signedIn: true, acts: [['find the end', 'sign in again'], ['sign out'], []] },
    ],
    [
      'a sign-in over the screen beside another person',
      { signedIn: true, acts: [['find the end', 'sign in again'], OUT_AND_IN] },
    ],
  ])('%s', (_what, { signedIn, acts, ends: wanted }) => {
    const tab = (own: Act[]): Tab => ({
      shown: { isSignedIn: signedIn, marker: signedIn ? OLD : undefined, hasEnded: false },
      acts: own,
      steps: [],
      isTold: false,
    });
    storage.items = { ...KEPT };
    if (signedIn) storeSession(tokensOf(OLD), false, OLD);
    const ends = play({ items: storage.items, tabs: acts.map(tab) });

    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      expect(faultOf(end)).toBeUndefined();
      if (wanted) expect(storedSession().state, JSON.stringify(end)).toBe(wanted);
    }
  });
});

/** The final states of all possible sequences. */
function play(start: World): World[] {
  const known = new Set<string>();
  const waiting = [JSON.stringify(start)];
  const ends: World[] = [];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    const moves = movesOf(JSON.parse(text));
    if (moves.length === 0) ends.push(JSON.parse(text));
    for (const move of moves) {
      const world: World = JSON.parse(text);
      storage.items = world.items;
      expect(move(world), text).toBeUndefined();
      const next = JSON.stringify(world);
      if (!known.has(next)) waiting.push(next);
      known.add(next);
    }
  }
  return ends;
}

/** All tabs show what is stored, and the items that a sign-out keeps are there. */
function faultOf({ items, tabs }: World): string | undefined {
  storage.items = items;
  const stored = storedSession();
  const told = JSON.stringify({ items, tabs });
  if (stored.state === 'broken') return `a broken session is left: ${told}`;
  const marker = stored.state === 'whole' || stored.state === 'over' ? stored.marker : undefined;
  const isOver = stored.state === 'over';
  if (stored.state === 'whole' && items.user_token !== tokensOf(marker ?? '').token)
    return `a mixture is left: ${told}`;
  if (tabs.some(({ shown }) => shown.marker !== marker)) return `a tab shows another session: ${told}`;
  if (tabs.some(({ shown }) => shown.hasEnded !== isOver)) return `a tab asks in vain, or not: ${told}`;
  if (Object.entries(KEPT).some(([name, value]) => items[name] !== value))
    return `what is kept is gone: ${told}`;
  if (stored.state === 'none' && Object.keys(items).some((name) => !(name in KEPT)))
    return `something is left: ${told}`;
  return undefined;
}

describe('a sign-in', () => {
  it('writes its token last, whichever item a tab waits for', () => {
    const steps = beginSteps(tokensOf('new'), true, 'new');
    expect(steps.at(-1)).toMatchObject({ item: 'user_token', value: 'new token' });
  });

  it('is seen by a signed-out tab only when it is whole', () => {
    for (const item of ['user_token', 'session_marker', 'our_changes']) {
      storage.items = {};
      storeSession(tokensOf('new'), true, 'new');
      delete storage.items[item];
      expect(reactionOf(storedSession(), { isSignedIn: false, marker: undefined, hasEnded: false })).toBe(
        'stay',
      );
    }
  });
});

it('goes on in another tab with the new token, wherever the writes of a sign-in over the screen stand', () => {
  const shown = { isSignedIn: true, marker: OLD, hasEnded: true };
  storeSession(tokensOf(OLD), true, OLD);
  overSteps(OLD).forEach(take);
  for (const step of resumeSteps(tokensOf('next'), OLD)) {
    expect(reactionOf(storedSession(), shown)).toBe('stay');
    take(step);
  }
  expect(reactionOf(storedSession(), shown)).toBe('resume');
  expect(storage.items.user_token).toBe('next token');
});

describe('a sign-out', () => {
  it('keeps the colour scheme, the developer settings and the version, and nothing else', () => {
    storage.items = {
      ...KEPT,
      user_info: '{}',
      user_lockscreen: 'no',
      wanted_path: '/x',
      application: '9192',
      other: '1',
    };
    storeSession(tokensOf(OLD), true, OLD);
    forgetSession(OLD);
    expect(storage.items).toEqual({ color_scheme: 'dark', dev_config: '{}', app_version: '0.6.1' });
  });

  it('removes nothing of a session that was begun meanwhile', () => {
    storage.items = { ...KEPT };
    storeSession(tokensOf('new'), true, 'new');
    const before = { ...storage.items };
    forgetSession(OLD);
    expect(storage.items).toEqual(before);
  });

  it('marks the session as ended first, and takes its token before the rest', () => {
    const steps = endSteps(['session_marker', 'user_info', 'user_token', 'color_scheme'], OLD);
    expect(steps.map(({ item }) => item)).toEqual([
      'session_marker',
      'user_token',
      'user_refresh_token',
      'user_info',
      'session_marker',
    ]);
  });
});

it.each(['session_marker', 'our_changes'])(
  'a running session ends in every tab when %s is removed',
  (item) => {
    storeSession(tokensOf(OLD), true, OLD);
    delete storage.items[item];
    expect(reactionOf(storedSession(), { isSignedIn: true, marker: OLD, hasEnded: false })).toBe('end');
  },
);
