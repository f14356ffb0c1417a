import type { UserConfig } from '@urzad/contract';
import type { SettingName } from '@urzad/ui';
import { useSession } from '../session/session-store';
import { keepOnDevice, onChosen, settings } from './settings';

/** Names of the account's config (Spec §3) for those of the widgets. Contrast, letters and language stay on the device. */
const FIELD_OF = {
  scheme: 'color_scheme',
  dark: 'dark_mode_type',
  accent: 'color',
  layout: 'layout_type',
  header: 'header_type',
} as const satisfies Partial<Record<SettingName, keyof UserConfig>>;

type AccountSetting = keyof typeof FIELD_OF;

/** Choices that come close together travel together. */
const GATHER_MS = 300;

/**
 * Joins the looks to the account of whoever is signed in (Spec §4): theirs are put on after the sign-in, and what they
 * choose is saved there. A save that fails says nothing: the choice stands on this device.
 */
export function joinSettingsToAccount() {
  let waiting: UserConfig = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save() {
    const config = waiting;
    waiting = {};
    void import('./save-config').then(({ saveConfig }) => saveConfig(config)).catch(() => undefined);
  }

  onChosen((name, value) => {
    if (!useSession.getState().me || !isOfAccount(name)) return;
    waiting = { ...waiting, [FIELD_OF[name]]: value };
    clearTimeout(timer);
    timer = setTimeout(save, GATHER_MS);
  });
  const { me } = useSession.getState();
  if (me) putOn(me.user.config ?? {});
  useSession.subscribe((session, before) => {
    if (session.me && session.me.id !== before.me?.id) putOn(session.me.user.config ?? {});
  });
}

/** Nonsense in a config changes nothing: the settings are read as choices that exist. */
function putOn(config: Readonly<Record<string, unknown>>) {
  for (const [name, field] of Object.entries(FIELD_OF)) {
    const value = config[field];
    if (typeof value === 'string' && isOfAccount(name)) keepOnDevice(name, value);
  }
  settings.reload();
}

function isOfAccount(name: string): name is AccountSetting {
  return name in FIELD_OF;
}
