import { beginSteps, endSteps, renewSteps, type Step, take } from '../session-record';
import { keptNames } from '../storage';
import { type Marker, reactionOf, type Shown, storedSession } from '../stored-session';

/**
 * An action of a person, or of a timer, in a tab. Between the request to the server and its answer anything may
 * happen.
 */
export type Act = 'sign in' | 'sign out' | 'renew';

export interface Tab {
  shown: Shown;
  /** Actions still to come, in this order. */
  acts: Act[];
  /** The session of a request that is on its way to the server. */
  calling?: { act: 'sign out' | 'renew'; marker: Marker };
  /** Writes that have begun. The tab does nothing else meanwhile. */
  steps: Step[];
  /** Another tab has written since this one last read. */
  isTold: boolean;
}

export interface World {
  items: Record<string, string>;
  tabs: Tab[];
}

/** Changes the given world, and returns the error, if there is one. */
type Move = (world: World) => string | undefined;

/** Names of sessions: the tab that began it and a running number. Its tokens begin with it. */
export const tokensOf = (session: string) => ({
  token: `${session} token`,
  token_expire: `${session} expire`,
  refresh_token: `${session} refresh`,
});

/** A browser storage of the model, which works on the world of the test. */
export class ModelStorage {
  items: Record<string, string> = {};

  getItem(name: string) {
    return this.items[name] ?? null;
  }

  setItem(name: string, value: string) {
    this.items[name] = value;
  }

  removeItem(name: string) {
    delete this.items[name];
  }
}

/** Everything that may happen next, in any tab. */
export function movesOf(world: World): Move[] {
  return world.tabs.flatMap((tab, index) => {
    if (tab.steps.length > 0) return [(next: World) => write(next, index)];
    const moves: Move[] = [];
    if (tab.isTold) moves.push((next) => look(tabOf(next, index)));
    if (tab.calling) moves.push((next) => answer(tabOf(next, index)));
    else if (tab.acts.length > 0) moves.push((next) => act(next, index));
    return moves;
  });
}

function tabOf(world: World, index: number): Tab {
  const tab = world.tabs[index];
  if (!tab) throw new Error(`The world has no tab ${index}.`);
  return tab;
}

function write(world: World, index: number) {
  const before = JSON.stringify(world.items);
  const step = tabOf(world, index).steps.shift();
  if (step) take(step);
  if (JSON.stringify(world.items) === before) return undefined;
  for (const tab of world.tabs) if (tab !== tabOf(world, index)) tab.isTold = true;
  return undefined;
}

function look(tab: Tab) {
  const stored = storedSession();
  const reaction = reactionOf(stored, tab.shown);
  tab.isTold = false;
  if (reaction === 'end') return 'a tab took a state on the way for a broken session';
  if (reaction === 'leave') tab.shown = { isSignedIn: false, marker: undefined };
  if (reaction !== 'load' || stored.state === 'none') return undefined;
  tab.shown = { isSignedIn: true, marker: stored.marker };
  return mixtureIn(stored.marker);
}

function act(world: World, index: number) {
  const tab = tabOf(world, index);
  const [next] = tab.acts.splice(0, 1);
  if (next === 'sign in') {
    // A signed-in person is redirected from the form.
    if (tab.shown.isSignedIn) return undefined;
    const marker = `${index}-${tab.acts.length}`;
    tab.steps = beginSteps(tokensOf(marker), false, marker);
    tab.shown = { isSignedIn: true, marker };
  } else if (next && tab.shown.isSignedIn) tab.calling = { act: next, marker: tab.shown.marker };
  return undefined;
}

function answer(tab: Tab) {
  const { calling } = tab;
  if (!calling) return undefined;
  delete tab.calling;
  if (calling.act === 'renew') tab.steps = renewSteps(tokensOf(calling.marker ?? ''), calling.marker);
  else {
    tab.steps = endSteps(keptNames(), calling.marker);
    if (tab.shown.marker === calling.marker) tab.shown = { isSignedIn: false, marker: undefined };
  }
  return undefined;
}

/** Whether the stored items are all of one session, without the lock of an earlier one. */
function mixtureIn(marker: Marker): string | undefined {
  const { token, refresh_token } = tokensOf(marker ?? '');
  const isOne =
    localStorage.getItem('user_token') === token &&
    localStorage.getItem('user_refresh_token') === refresh_token;

  return isOne && localStorage.getItem('user_lockscreen') === null
    ? undefined
    : `a tab found items of several sessions: ${JSON.stringify(localStorage)}`;
}
