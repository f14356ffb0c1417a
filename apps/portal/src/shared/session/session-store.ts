import type { AnswerOf, base } from '@urzad/contract';
import { LOADING_SCREEN_MS, toast } from '@urzad/ui';
import { create } from 'zustand';
import { ApiFailure } from '../http/api-failure';
import { pageAnswer } from '../http/page-answers';
import { newId } from '../new-id';
import { type Me, meHasEvery, meOf, storeUserInfo } from './me';
import { clearItems, readItem, type StoredItem, writeItem } from './storage';
import { onSessionEnd, storeTokens, type Tokens } from './token-store';

/** `unreachable`: signed in, but the server did not answer; the person may try again. */
export type SessionStatus = 'signed-out' | 'loading' | 'signed-in' | 'unreachable';
export type System = AnswerOf<typeof base.initSystem>['data'];

interface SessionStore {
  status: SessionStatus;
  /** Which of the two loading screens after a sign-in is seen (Spec §4). */
  arrival: 'person' | 'application' | undefined;
  isLocked: boolean;
  me: Me | undefined;
  /** Office, names, limits and the business time at which they were asked for. */
  system: (System & { offsetMs: number }) | undefined;
  /** Keeps the tokens of a sign-in and loads the person. */
  begin: (tokens: Tokens, rememberMe: boolean) => Promise<void>;
  /** Loads the office and, when a token is there, the person. */
  load: () => Promise<void>;
  /** Forgets the session in this browser (Spec §4). Tell the server first. */
  end: () => void;
  lock: (isLocked: boolean) => void;
  hasEvery: (privileges: string) => boolean;
}

/** Items whose change in another tab concerns this one (decisions.md 2). */
const WATCHED: readonly StoredItem[] = ['user_token', 'session_marker', 'our_changes', 'user_lockscreen'];

export const useSession = create<SessionStore>()((set, get) => ({
  status: isSignedIn() ? 'loading' : 'signed-out',
  arrival: undefined,
  isLocked: readItem('user_lockscreen') === 'yes',
  me: undefined,
  system: systemOfPage(),
  begin: async (tokens, rememberMe) => {
    storeTokens(tokens);
    writeItem('remember_me', rememberMe ? 'yes' : 'no');
    writeItem('session_marker', newId());
    writeItem('our_changes', 'yes');
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie that ends with the browser; it proves nothing to the server.
    if (!rememberMe) document.cookie = 'var=1; path=/; SameSite=Strict';
    set({ status: 'loading', arrival: 'person' });
    await Promise.all([get().load(), pause(LOADING_SCREEN_MS.long)]);
    set({ arrival: 'application' });
    await pause(LOADING_SCREEN_MS.short);
    set({ arrival: undefined });
  },
  load: async () => {
    try {
      if (!isSignedIn()) {
        const system = get().system ?? withOffset((await askServer()).system.data);
        return set({ system, status: 'signed-out', me: undefined });
      }
      const { system, user } = await askServer();
      set({ system: withOffset(system.data) });
      if (!user) return set({ status: 'signed-out', me: undefined });

      storeUserInfo(user.data);
      const { user_perspective, user_privileges } = system.data;
      set({ status: 'signed-in', me: meOf(user.data, user_perspective, user_privileges) });
    } catch (error) {
      // While the session is locked the server refuses the person's data; the lock screen needs none.
      set({ status: isSignedIn() ? (get().isLocked ? 'signed-in' : 'unreachable') : 'signed-out' });
      if (!(error instanceof ApiFailure)) throw error;
    }
  },
  end: () => {
    clearItems();
    toast.forget();
    // biome-ignore lint/suspicious/noDocumentCookie: takes back the cookie of `begin`.
    document.cookie = 'var=; path=/; max-age=0; SameSite=Strict';
    set({ status: 'signed-out', me: undefined, isLocked: false });
  },
  lock: (isLocked) => {
    writeItem('user_lockscreen', isLocked ? 'yes' : 'no');
    set({ isLocked });
  },
  hasEvery: (privileges) => meHasEvery(get().me, privileges),
}));

/**
 * Joins this tab to the others: a sign-in, a sign-out or a lock anywhere is followed at once.
 * @param onEnded called when the server has ended the session, which nobody here asked for
 */
export function followOtherTabs(onEnded: () => void) {
  onSessionEnd(() => {
    useSession.getState().end();
    onEnded();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !WATCHED.some((item) => item === key)) return;
    const { end, load } = useSession.getState();
    useSession.setState({ isLocked: readItem('user_lockscreen') === 'yes' });
    if (!isSignedIn()) end();
    else if (useSession.getState().status === 'signed-out') {
      useSession.setState({ status: 'loading' });
      void load();
    }
  });
}

/** A token alone is not enough: a missing session marker or `our_changes` ends the session (decisions.md 2). */
function isSignedIn(): boolean {
  const needed: readonly StoredItem[] = ['user_token', 'session_marker', 'our_changes'];
  return needed.every((item) => readItem(item) !== undefined);
}

/** Loaded only when there is something to ask: what a visitor needs came with the page. */
async function askServer() {
  const { fetchSession } = await import('./fetch-session');
  return fetchSession(isSignedIn());
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}

function systemOfPage(): SessionStore['system'] {
  const answer = pageAnswer<(typeof base)['initSystem']>('/api/base/initsystem');
  return answer && withOffset(answer.data);
}

function withOffset(system: System): NonNullable<SessionStore['system']> {
  return { ...system, offsetMs: Date.parse(system.business_date) - Date.now() };
}
