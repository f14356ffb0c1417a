import { LinkProvider, LocaleProvider, Toaster } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useDisplay } from '../shared/display/display-store';
import { useSession } from '../shared/session/session-store';
import { useConnectionToasts } from './connection-toasts';
import { RouterLink } from './router-link';

/** Spec §9: toasts of the account area, which most of the portal is, stay 5 seconds. */
const TOAST_MS = 5000;

/** What every screen stands on: language, links and the corner of toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const lang = useDisplay((display) => display.lang);
  const isSignedIn = useSession(({ me }) => me !== undefined);
  useConnectionToasts(lang);

  return (
    <LocaleProvider locale={lang}>
      <LinkProvider component={RouterLink}>
        {children}
        <Toaster duration={TOAST_MS} preload={isSignedIn} />
      </LinkProvider>
    </LocaleProvider>
  );
}
