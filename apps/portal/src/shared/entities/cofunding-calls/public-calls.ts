import type { CofundingCall, cofundingCalls } from '@urzad/contract';
import { create } from 'zustand';
import { pageAnswer } from '../../http/page-answers';
import { useSession } from '../../session/session-store';

const FRESH_MS = 60_000;

interface PublicCalls {
  calls: readonly CofundingCall[] | undefined;
  error: unknown;
  /** Time of the device's clock. */
  loadedAt: number;
  /** The offset of the office's time then. */
  loadedOffset: number | undefined;
  /** Refreshes the calls when they are older than a minute, or when the office's time was moved since. */
  refresh: () => Promise<void>;
}

/**
 * The calls of the home page. They are in the page; the code of the request is loaded only for a refresh, so a
 * visitor does without it (home page: 120 kB of JavaScript).
 */
export const usePublicCalls = create<PublicCalls>()((set, get) => ({
  calls: callsOfPage(),
  error: undefined,
  loadedAt: Date.now(),
  loadedOffset: offsetNow(),
  refresh: async () => {
    const { calls, loadedAt, loadedOffset } = get();
    if (calls && Date.now() - loadedAt < FRESH_MS && loadedOffset === offsetNow()) return;
    try {
      const { fetchCalls } = await import('./fetch-calls');
      const answer = await fetchCalls();
      set({ calls: answer.data, error: undefined, loadedAt: Date.now(), loadedOffset: offsetNow() });
    } catch (error) {
      set({ error });
    }
  },
}));

// Calls of another application than the present one are forgotten.
useSession.subscribe(({ system }, { system: before }) => {
  if (!system || !before || system.application.id === before.application.id) return;
  usePublicCalls.setState({ calls: undefined });
  void usePublicCalls.getState().refresh();
});

/** For the server, as in the session store. */
export function beginWithCallsOfPage() {
  Object.assign(usePublicCalls.getInitialState(), { calls: callsOfPage() });
}

function callsOfPage(): PublicCalls['calls'] {
  return pageAnswer<(typeof cofundingCalls)['get']>('/api/cofundingcall/get')?.data;
}

function offsetNow(): number | undefined {
  return useSession.getState().system?.offsetMs;
}
