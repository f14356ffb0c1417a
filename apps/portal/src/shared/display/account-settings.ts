import type { UserConfig } from '@urzad/contract';
import type { SettingName } from '@urzad/ui';
import { readActing } from '../session/acting';
import { useSession } from '../session/session-store';
import { keepOnDevice, onChosen, settings } from './settings';

/**
 * Names of the account's config (Spec §3, Order §10) by those of the widgets. Contrast and size of text stay on the
 * device.
 */
const FIELD_OF = {
  scheme: 'color_scheme',
  dark: 'dark_mode_type',
  accent: 'color',
  layout: 'layout_type',
  header: 'header_type',
  lang: 'language',
} as const satisfies Partial<Record<SettingName, keyof UserConfig>>;

type AccountSetting = keyof typeof FIELD_OF;

/** Choices within this time are saved together. */
const GATHER_MS = 300;

/**
 * Connects the looks with the account of the signed-in person (Spec §4): its settings are applied after the sign-in,
 * and choices are saved there. A failed save is silent: the choice is kept on this device.
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
    // Who acts for somebody changes nothing of their account.
    if (!useSession.getState().me || readActing() || !isOfAccount(name)) return;
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

/** Invalid values of a config change nothing: only existing choices are read. */
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
