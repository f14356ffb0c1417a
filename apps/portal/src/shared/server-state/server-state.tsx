import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazyPart } from '@urzad/ui';
import { type ReactNode, useEffect } from 'react';
import { JUMP_MS } from '../business-clock';
import { joinSettingsToAccount } from '../display/account-settings';
import { onSwitchChange } from '../session/dev-config';
import { isAutoRefreshOn } from '../session/developer-acts';
import { useSession } from '../session/session-store';
import { NOTIFICATIONS_KEY } from './notifications-key';
import { reactToFailure } from './react-to-failure';
import { isWorthRetrying, pauseBeforeRetry } from './retry';
import { listenToOtherTabs } from './stale-answers';

const FRESH_MS = 10_000;

// Once, with the code of the first screen of a signed-in person: a visitor has no account.
joinSettingsToAccount();

const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reactToFailure }),
  mutationCache: new MutationCache({
    onError: reactToFailure,
    // Many writes cause a notification; the bell shows it at once, not at its next refresh.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY, 'unread'] }),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: isWorthRetrying,
      retryDelay: pauseBeforeRetry,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// Queries say how often they are refreshed; a developer may stop that for all of them (Order §6).
const defaultsOf = queryClient.defaultQueryOptions.bind(queryClient);
queryClient.defaultQueryOptions = ((options: Parameters<typeof defaultsOf>[0]) =>
  options._defaulted ? options : whileSwitchedOn(defaultsOf(options))) as typeof defaultsOf;

function whileSwitchedOn(options: ReturnType<typeof defaultsOf>): ReturnType<typeof defaultsOf> {
  const { refetchInterval } = options;
  if (refetchInterval === undefined || refetchInterval === false) return options;

  return {
    ...options,
    refetchInterval: (query) => {
      if (!isAutoRefreshOn()) return false;
      return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
    },
  };
}

/** The cache of answers of the server; around every screen with requests. */
export function ServerState({ children }: { children: ReactNode }) {
  useForgottenAnswers();
  useAnswersOfNow();
  useChangesOfOtherTabs();
  useRefreshSwitch();

  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** For the server, which renders for everybody with one cache. */
export function forgetAnswers() {
  queryClient.clear();
}

/** Answers given to one person are not shown to the next one on the same computer. */
function useForgottenAnswers() {
  const userId = useSession(({ me }) => me?.id);

  useEffect(() => {
    if (userId === undefined) return undefined;
    kept(({ forgetAnswersOfOthers }) => forgetAnswersOfOthers(userId));
    return () => {
      queryClient.clear();
      // Not where only a layout is left.
      if (useSession.getState().me?.id !== userId) kept(({ forgetKeptAnswers }) => forgetKeptAnswers());
    };
  }, [userId]);
}

const keptAnswers = lazyPart(() => import('../kept-answers/kept-answers'));

/** What is not forgotten now is forgotten when the next person comes. */
function kept(work: (answers: typeof import('../kept-answers/kept-answers')) => Promise<unknown>) {
  keptAnswers
    .load()
    .then(work)
    .catch(() => undefined);
}

/** An answer is right for its time. When the office's time is moved, those on the screen are refetched. */
function useAnswersOfNow() {
  useEffect(
    () =>
      useSession.subscribe(({ system }, { system: before }) => {
        const isMoved = system && before && Math.abs(system.offsetMs - before.offsetMs) >= JUMP_MS;
        if (isMoved) void queryClient.invalidateQueries();
      }),
    [],
  );
}

/** Queries that another tab has invalidated are refetched. */
function useChangesOfOtherTabs() {
  useEffect(() => listenToOtherTabs((queryKey) => void queryClient.invalidateQueries({ queryKey })), []);
}

/** With a new answer a query sees whether it is to be refreshed from now on. */
function useRefreshSwitch() {
  useEffect(() => {
    let wasOn = isAutoRefreshOn();
    return onSwitchChange(() => {
      if (isAutoRefreshOn() !== wasOn) void queryClient.invalidateQueries();
      wasOn = isAutoRefreshOn();
    });
  }, []);
}
