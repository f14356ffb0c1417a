import { Connection, LinkProvider, LocaleProvider, SettingsProvider, Toaster, useSetting } from '@urzad/ui';
import type { ReactNode } from 'react';
import { settings } from '../shared/display/settings';
import { useSession } from '../shared/session/session-store';
import { RouterLink } from './router-link';

/** Spec §9: toasts of the account area, which most of the portal is, stay 5 seconds. */
const TOAST_MS = 5000;

interface ProvidersProps {
  children: ReactNode;
}

/** What every screen stands on: settings, language, links and the corner of toasts. */
export function Providers({ children }: ProvidersProps) {
  return (
    <SettingsProvider store={settings}>
      <Speaking>{children}</Speaking>
    </SettingsProvider>
  );
}

function Speaking({ children }: ProvidersProps) {
  const [lang] = useSetting('lang');
  const isSignedIn = useSession(({ me }) => me !== undefined);

  return (
    <LocaleProvider locale={lang}>
      <LinkProvider component={RouterLink}>
        <Connection />
        {children}
        <Toaster duration={TOAST_MS} preload={isSignedIn} />
      </LinkProvider>
    </LocaleProvider>
  );
}
