import type { CofundingCall, cofundingCalls } from '@urzad/contract';
import { create } from 'zustand';
import { pageAnswer } from '../http/page-answers';

const FRESH_MS = 60_000;

interface PublicCalls {
  calls: readonly CofundingCall[] | undefined;
  error: unknown;
  /** Moment of the device's clock. */
  loadedAt: number;
  /** Asks the server when what is known is older than a minute. */
  refresh: () => Promise<void>;
}

/**
 * The rounds for the home page. They come with the page; the code that asks for them is loaded only when they are asked
 * for again, so a visitor does without it (home page: 120 kB of JavaScript).
 */
export const usePublicCalls = create<PublicCalls>()((set, get) => ({
  calls: pageAnswer<(typeof cofundingCalls)['get']>('/api/cofundingcall/get')?.data,
  error: undefined,
  loadedAt: Date.now(),
  refresh: async () => {
    const { calls, loadedAt } = get();
    if (calls && Date.now() - loadedAt < FRESH_MS) return;
    try {
      const { fetchCalls } = await import('./fetch-calls');
      const answer = await fetchCalls();
      set({ calls: answer.data, error: undefined, loadedAt: Date.now() });
    } catch (error) {
      set({ error });
    }
  },
}));
