import { beginSteps, endSteps, overSteps, renewSteps, resumeSteps, type Step, take } from '../session-record';
import { keptNames, readItem } from '../storage';
import { type Marker, reactionOf, type Shown, storedSession } from '../stored-session';

/**
 * An action of a person, or of a timer, in a tab. Between the request to the server and its answer anything may
 * happen.
 */
export type Act = 'sign in' | 'sign out' | 'renew' | 'find the end' | 'sign in again';

export interface Tab {
  shown: Shown;
  /** Actions still to come, in this order. */
  acts: Act[];
  /** The session of a request that is on its way to the server. */
  calling?: { act: Exclude<Act, 'sign in' | 'find the end'>; marker: Marker };
  /** Writes that have begun. The tab does nothing else meanwhile. */
  steps: Step[];
  /** The session that goes on once they are done. */
  resumes?: Marker;
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
  const own = tabOf(world, index);
  const step = own.steps.shift();
  if (step) take(step);
  if (own.steps.length === 0) goOn(own);
  if (JSON.stringify(world.items) === before) return undefined;
  for (const tab of world.tabs) if (tab !== own) tab.isTold = true;
  return undefined;
}

function goOn(tab: Tab) {
  const { resumes } = tab;
  delete tab.resumes;
  if (resumes !== undefined && readItem('session_marker') === resumes && tab.shown.marker === resumes)
    tab.shown.hasEnded = false;
}

function look(tab: Tab) {
  const stored = storedSession();
  const reaction = reactionOf(stored, tab.shown);
  tab.isTold = false;
  if (reaction === 'end') return 'a tab took a state on the way for a broken session';
  if (reaction === 'leave') tab.shown = { ...NOBODY };
  if (reaction === 'ask' || reaction === 'resume') tab.shown.hasEnded = reaction === 'ask';
  if (reaction !== 'load' || stored.state === 'none') return undefined;
  // Its first request finds out whether the session has ended.
  tab.shown = { isSignedIn: true, marker: stored.marker, hasEnded: stored.state === 'over' };
  return mixtureIn(stored.marker, stored.state === 'over');
}

const NOBODY: Shown = { isSignedIn: false, marker: undefined, hasEnded: false };

function act(world: World, index: number) {
  const tab = tabOf(world, index);
  const [next] = tab.acts.splice(0, 1);
  if (next === 'sign in') {
    // A signed-in person is redirected from the form.
    if (tab.shown.isSignedIn) return undefined;
    const marker = `${index}-${tab.acts.length}`;
    tab.steps = beginSteps(tokensOf(marker), false, marker);
    tab.shown = { isSignedIn: true, marker, hasEnded: false };
  } else if (next === 'find the end') {
    if (!tab.shown.isSignedIn) return undefined;
    tab.steps = overSteps(tab.shown.marker);
    tab.shown.hasEnded = true;
  } else if (next && tab.shown.isSignedIn && (next !== 'sign in again' || tab.shown.hasEnded))
    tab.calling = { act: next, marker: tab.shown.marker };
  return undefined;
}

function answer(tab: Tab) {
  const { calling } = tab;
  if (!calling) return undefined;
  delete tab.calling;
  if (calling.act === 'renew') {
    // Refused or replaced meanwhile: its tokens are dropped.
    if (readItem('user_refresh_token') === undefined) return undefined;
    tab.steps = renewSteps(tokensOf(calling.marker ?? ''), calling.marker);
  } else if (calling.act === 'sign in again') {
    tab.steps = resumeSteps(tokensOf(calling.marker ?? ''), calling.marker);
    tab.resumes = calling.marker;
  } else {
    tab.steps = endSteps(keptNames(), calling.marker);
    if (tab.shown.marker === calling.marker) tab.shown = { ...NOBODY };
  }
  return undefined;
}

/** Whether the stored items are all of one session, without the lock of an earlier one. */
function mixtureIn(marker: Marker, isOver: boolean): string | undefined {
  const { token, refresh_token } = tokensOf(marker ?? '');
  const isOne =
    localStorage.getItem('user_token') === token &&
    localStorage.getItem('user_refresh_token') === (isOver ? null : refresh_token);

  return isOne && localStorage.getItem('user_lockscreen') === null
    ? undefined
    : `a tab found items of several sessions: ${JSON.stringify(localStorage)}`;
}
