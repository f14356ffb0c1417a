import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LinkProvider, LocaleProvider } from '@urzad/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useDisplay } from '../shared/display/display-store';
import { ApiFailure } from '../shared/http/api-failure';
import { useSession } from '../shared/session/session-store';
import { useConnectionToasts } from './connection-toasts';
import { reactToFailure } from './react-to-failure';
import { RouterLink } from './router-link';

/** Spec §9: toasts of the account area, which most of the portal is, stay 5 seconds. */
const TOAST_MS = 5000;
const FRESH_MS = 10_000;
const TRIES_MORE = 2;

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })));

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reactToFailure }),
  mutationCache: new MutationCache({ onError: reactToFailure }),
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: isWorthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** What every screen stands on: server state, language, links and the corner of toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const lang = useDisplay((display) => display.lang);
  useConnectionToasts(lang);
  useForgottenAnswers();

  return (
    <QueryClientProvider client={queryClient}>
      <LocaleProvider locale={lang}>
        <LinkProvider component={RouterLink}>
          {children}
          <Suspense fallback={null}>
            <Toaster duration={TOAST_MS} />
          </Suspense>
        </LinkProvider>
      </LocaleProvider>
    </QueryClientProvider>
  );
}

/** A refusal stays a refusal; only a lost answer or a server in trouble is asked again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiFailure && error.status >= 400 && error.status < 500;

  return !isRefusal && failures < TRIES_MORE;
}

/** Answers given to one person are not shown to the next one on the same computer. */
function useForgottenAnswers() {
  const userId = useSession(({ me }) => me?.id);

  useEffect(() => {
    if (userId === undefined) return undefined;
    return () => queryClient.clear();
  }, [userId]);
}
