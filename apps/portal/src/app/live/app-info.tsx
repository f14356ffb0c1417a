import { useQuery } from '@tanstack/react-query';
import { APP_VERSION, base, deviceText } from '@urzad/contract';
import { USER_TYPE, type UserType } from '@urzad/domain';
import { type Locale, useLocale } from '@urzad/ui';
import { AppInfoModal } from '@urzad/ui/app-info-modal';
import { useLocation } from 'react-router-dom';
import { presentApplication } from '#shared/http/present-application';
import { useMessages } from '#shared/i18n/messages';
import { useLive } from '#shared/live/live-store';
import { request } from '#shared/session/client';
import { setDeveloperSwitch, useDevConfig } from '#shared/session/dev-config';
import type { Me } from '#shared/session/me';
import { roleText } from '#shared/session/role-text';
import { useSession } from '#shared/session/session-store';
import { liveMessages } from './live-messages';
import { shortcutOf } from './page-tool';
import { useLocalCache } from './use-local-cache';
import { usePressedKeys } from './use-pressed-keys';
import { useStorageTest } from './use-storage-test';

interface AppInfoProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The keys that opened it. */
  pressed: readonly string[];
}

/** Facts for support about this window and the signed-in person, by the data of the moment (Spec §2). */
export function AppInfo({ open, onOpenChange, pressed }: AppInfoProps) {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const me = useSession((session) => session.me);
  const mayDevelop = useSession(({ may }) => may('base_dev'));
  const { isConnected, remoteName } = useLive();
  const { data: caller } = useQuery({
    queryKey: ['base', 'whoami'],
    queryFn: async ({ signal }) => (await request(base.whoami, { signal })).data,
    enabled: open,
  });
  const toggles = useDevConfig();
  const cache = useLocalCache(open);

  return (
    <AppInfoModal
      open={open}
      onOpenChange={onOpenChange}
      version={APP_VERSION}
      shortcut={shortcutOf('info')}
      path={pathname + search}
      pressedKeys={usePressedKeys(open, pressed)}
      ip={caller?.ip}
      modIp={me?.user.mod_ip}
      user={me && userOf(me, locale)}
      storage={useStorageTest(open)}
      cache={cache}
      socket={{ connected: isConnected, remoteName }}
      environment={useEnvironment(caller?.user_agent)}
      {...(mayDevelop && { toggles, onToggle: setDeveloperSwitch })}
    />
  );
}

function userOf({ id, name_all, user }: Me, locale: Locale) {
  return {
    id,
    name: name_all,
    type: userType(user.type),
    role: user.role_active ? roleText(user.role_active, locale) : undefined,
    avatar: user.avatar_url ?? undefined,
  };
}

function userType(type: number | undefined): UserType {
  return Object.values(USER_TYPE).find((known) => known === type) ?? USER_TYPE.citizen;
}

function useEnvironment(userAgent: string | null | undefined) {
  const words = useMessages(liveMessages);
  const locale = useLocale();
  const system = useSession((session) => session.system);

  return [
    { term: words.mode, value: system?.demo === 'yes' ? words.demo : words.production },
    { term: words.application, value: `${system?.application.name ?? ''} (${presentApplication()})` },
    { term: words.language, value: document.documentElement.lang || locale },
    ...(userAgent ? [{ term: words.browser, value: deviceText(userAgent, locale) }] : []),
    { term: words.zone, value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { term: words.screen, value: `${window.innerWidth} × ${window.innerHeight}` },
  ];
}
