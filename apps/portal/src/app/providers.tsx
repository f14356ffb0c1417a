import { typeset } from '@urzad/domain';
import {
  ACCOUNT_TOAST_MS,
  Connection,
  LinkProvider,
  LocaleProvider,
  SettingsProvider,
  Toaster,
  useSetting,
} from '@urzad/ui';
import type { ReactNode } from 'react';
import { settings } from '#shared/display/settings';
import { useSession } from '#shared/session/session-store';
import { RouterLink } from './router-link';

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
    <LocaleProvider locale={lang} typeset={typeset}>
      <LinkProvider component={RouterLink}>
        <Connection />
        {children}
        {/* Most of the portal is the account area. */}
        <Toaster duration={ACCOUNT_TOAST_MS} preload={isSignedIn} />
      </LinkProvider>
    </LocaleProvider>
  );
}
