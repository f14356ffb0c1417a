import { createSettingsStore, type Locale, type SettingName, type SettingsPort } from '@urzad/ui';
import { readItem, writeItem } from '../tokens/storage';
import { displayChoices, keepInDisplayCookie } from './display-cookie';

let tellAccount: (name: SettingName, value: string) => void = () => undefined;

/** The scheme has an item of its own (Spec §3); the rest stands in the cookie. */
const device: SettingsPort = {
  read: (name) => (name === 'scheme' ? readItem('color_scheme') : displayChoices().get(name)),
  write: (name, value) => {
    keepOnDevice(name, value);
    tellAccount(name, value);
  },
};

/** How the portal looks and which language it speaks, for this person on this device. */
export const settings = createSettingsStore(device);

/** For texts outside React: toasts. */
export function currentLocale(): Locale {
  return settings.current().lang;
}

/** Keeps a setting here without telling the account, where it may come from. */
export function keepOnDevice(name: SettingName, value: string) {
  if (name === 'scheme') return writeItem('color_scheme', value);
  keepInDisplayCookie(name, value);
}

/** @param tell called with each choice of a person, so that a signed-in one finds it on other devices too */
export function onChosen(tell: typeof tellAccount) {
  tellAccount = tell;
}

/** Another tab may have chosen something: seen when a person comes back to this one. */
export function followOtherTabsLooks() {
  document.addEventListener('visibilitychange', () => settings.reload());
}
