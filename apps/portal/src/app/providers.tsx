import { typeset } from '@urzad/domain';
import {
  ACCOUNT_TOAST_MS,
  Connection,
  SettingsProvider,
  Toaster,
  UrzadProvider,
  useSetting,
} from '@urzad/ui';
import type { ReactNode } from 'react';
import { settings } from '#shared/display/settings';
import { renderedWith } from '#shared/rendered/rendered-with';
import { layersInHistory } from '#shared/routing/layer-entry';
import { useBusinessToday } from '#shared/system/use-office';
import { RouterLink } from './router-link';

interface ProvidersProps {
  children: ReactNode;
}

/** The contexts that every screen needs: settings, language, the office's day, links, connection and toasts. */
export function Providers({ children }: ProvidersProps) {
  return (
    <SettingsProvider store={settings} rendered={renderedWith()?.visitor.settings}>
      <LocalizedProviders>{children}</LocalizedProviders>
    </SettingsProvider>
  );
}

function LocalizedProviders({ children }: ProvidersProps) {
  const [lang] = useSetting('lang');

  return (
    <UrzadProvider
      locale={lang}
      typeset={typeset}
      today={useBusinessToday()}
      link={RouterLink}
      back={layersInHistory}
    >
      <Connection />
      {children}
      {/* Spec §9 gives toasts of the account area more time, and most screens of the portal belong to it. */}
      <Toaster duration={ACCOUNT_TOAST_MS} />
    </UrzadProvider>
  );
}
