import { type AnswerOf, type base, DEFAULT_APPLICATION } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import { toast } from '@urzad/ui';
import { create } from 'zustand';
import { ApiFailure } from '../http/api-failure';
import { pageAnswer } from '../http/page-answers';
import { chooseApplication, presentApplication } from '../http/present-application';
import { type Me, mayDo } from './me';
import { settleSession, whenSessionOver } from './session-end';
import { readItem, type StoredItem, writeItem } from './storage';
import { isStored, type Marker, reactionOf, type Stored, storedSession } from './stored-session';
import { storedApplication } from './stored-user';

/**
 * - `unreachable`: signed in, but the server did not answer; the person may try again
 * - `over`: tokens are left of a session that has ended; `/logout` tells the server and forgets them
 */
export type SessionStatus = 'signed-out' | 'loading' | 'signed-in' | 'unreachable' | 'over';
export type System = AnswerOf<typeof base.initSystem>['data'];

/** `new`, `another` and `main` are the switches to a shared account, to another one and back to the own. */
export type Arrival = 'person' | 'application' | 'new' | 'another' | 'main';

interface SessionStore {
  status: SessionStatus;
  /** The loading screen after a sign-in that is shown, or that of a switch to another account (Spec §4). */
  arrival: Arrival | undefined;
  /** When the last of them was closed; by `performance.now()`. */
  arrivedAt: number;
  isLocked: boolean;
  /** The session has ended: requests wait until the same person has signed in again, over the screen. */
  hasEnded: boolean;
  me: Me | undefined;
  /** The sign-in of this tab; another tab may have stored the next one already. */
  marker: Marker;
  /** The person whom this tab showed last, until the next sign-in. */
  leftId: number | undefined;
  /** Office, names, limits and the offset of business time. */
  system: (System & { offsetMs: number }) | undefined;
  /** Loads the office and, with a token, the person. */
  load: () => Promise<void>;
  lock: (isLocked: boolean) => void;
  may: (privilege: Privilege) => boolean;
}

/**
 * Called when the session has ended, in whichever tab that was found out. A session that another tab has replaced
 * meanwhile is followed, and nothing is said.
 */
export function onSessionEnd(callback: () => unknown) {
  useSession.subscribe(({ hasEnded, marker }, before) => {
    if (hasEnded && !before.hasEnded && marker === readItem('session_marker')) callback();
  });
}

/** Items whose change in another tab concerns this one (Order §2). */
const WATCHED: readonly StoredItem[] = [
  'user_token',
  'user_refresh_token',
  'session_marker',
  'our_changes',
  'user_lockscreen',
];

export const useSession = create<SessionStore>()((set, get) => ({
  ...atStart(),
  arrival: undefined,
  arrivedAt: Number.NEGATIVE_INFINITY,
  isLocked: readItem('user_lockscreen') === 'yes',
  hasEnded: false,
  me: undefined,
  leftId: undefined,
  system: systemOfPage(),
  load: async () => {
    const { marker } = get();
    try {
      if (!isPersonKnownBy(get().status)) {
        if (!get().system) set({ system: withOffset(await (await asking()).fetchSystem()) });
        return;
      }
      const { system, me } = await (await asking()).fetchSession(marker);
      if (get().marker !== marker) return;
      set({ system: withOffset(system), status: 'signed-in', leftId: undefined, me });
    } catch (error) {
      if (get().marker === marker && isPersonKnownBy(get().status))
        set({ status: statusAfter(error, get()) });
      if (!(error instanceof ApiFailure)) throw error;
    }
  },
  lock: (isLocked) => {
    writeItem('user_lockscreen', isLocked ? 'yes' : 'no');
    set({ isLocked });
  },
  may: (privilege) => mayDo(get().me, privilege),
}));

whenSessionOver(() => useSession.setState({ hasEnded: true }));
useSession.subscribe(({ hasEnded, marker, status }, before) => {
  if (!before.hasEnded || (hasEnded && marker === before.marker)) return;
  settleSession({ goesOn: marker === before.marker && status !== 'signed-out' });
});

/**
 * Connects this tab with the others: a sign-in, a sign-out or a lock in any of them is followed at once.
 *
 * @param onLeft called when another tab has signed out
 */
export function followOtherTabs(onLeft: () => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !WATCHED.some((item) => item === key)) return;
    useSession.setState({ isLocked: readItem('user_lockscreen') === 'yes' });
    follow(onLeft);
  });
}

function follow(onLeft: () => void) {
  const stored = storedSession();
  const { status, marker, hasEnded } = useSession.getState();
  const reaction = reactionOf(stored, { isSignedIn: status !== 'signed-out', marker, hasEnded });

  if (reaction === 'load') {
    useSession.setState({ status: 'loading', me: undefined, hasEnded: false, marker: markerOf(stored) });
    void useSession.getState().load();
  }
  if (reaction === 'ask') useSession.setState({ hasEnded: true });
  if (reaction === 'resume') resume();
  if (reaction === 'leave') {
    leave();
    if (status !== 'over') onLeft();
  }
  if (reaction === 'end') useSession.setState({ status: 'over', hasEnded: false, marker: markerOf(stored) });
}

/** The same person has signed in again: what waited goes on, and what changed of them meanwhile is loaded. */
export function resume() {
  useSession.setState({ hasEnded: false });
  if (useSession.getState().me) void useSession.getState().load();
}

/** This tab shows nobody any more. The storage is cleared by the tab that signed out. */
export function leave() {
  const { me, leftId } = useSession.getState();
  toast.forget();
  useSession.setState({
    status: 'signed-out',
    me: undefined,
    leftId: me?.id ?? leftId,
    marker: undefined,
    isLocked: false,
    hasEnded: false,
  });
  showDefaultApplication();
}

/** Visitors see the default application: what is known of another one is replaced. */
function showDefaultApplication() {
  if (presentApplication() === DEFAULT_APPLICATION) return;
  chooseApplication();
  useSession.setState({ system: undefined });
  void useSession.getState().load();
}

/**
 * Tokens without a valid marker are of a session that ended with the browser or was broken off (Order §10): without
 * `remember_me` the cookie `var` tells that the browser was not closed since.
 */
function atStart(): Pick<SessionStore, 'status' | 'marker'> {
  const stored = storedSession();
  chooseApplication(storedApplication());
  if (stored.state === 'none') return { status: 'signed-out', marker: undefined };
  const isOfThisRun = readItem('remember_me') === 'yes' || /(?:^|; )var=/.test(document.cookie);

  return { status: isStored(stored) && isOfThisRun ? 'loading' : 'over', marker: stored.marker };
}

function markerOf(stored: Stored): Marker {
  return stored.state === 'none' ? undefined : stored.marker;
}

/** Of a tab whose person could not be loaded. */
function statusAfter(error: unknown, { isLocked }: SessionStore): SessionStatus {
  // The guards lead through `/logout` (Spec §8).
  if (error instanceof ApiFailure && error.code === 'no-login') return 'over';
  // While the session is locked the server refuses the person's data; the lock screen needs none.
  return isLocked ? 'signed-in' : 'unreachable';
}

/** Whether the person is requested from the server. */
function isPersonKnownBy(status: SessionStatus): boolean {
  return status !== 'signed-out' && status !== 'over';
}

/** For the server, which renders after this module was loaded: the state that a visitor of the page begins with. */
export function beginWithPage() {
  Object.assign(useSession.getInitialState(), { system: systemOfPage() });
}

/**
 * Loaded only when there is something to ask: what a visitor needs came with the page. A failed load counts as a lost
 * connection.
 */
function asking() {
  return import('./fetch-session').catch(() => {
    throw new ApiFailure('network', undefined, 0);
  });
}

function systemOfPage(): SessionStore['system'] {
  const answer = pageAnswer<(typeof base)['initSystem']>('/api/base/initsystem');
  return answer && withOffset(answer.data);
}

function withOffset(system: System): NonNullable<SessionStore['system']> {
  return { ...system, offsetMs: Date.parse(system.business_date) - Date.now() };
}
