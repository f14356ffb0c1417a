import { createSettingsStore, type Locale, type SettingName, type SettingsPort } from '@urzad/ui';
import { chooseLanguage } from '../http/present-language';
import { readItem, writeItem } from '../session/storage';
import { displayChoices, keepInDisplayCookie } from './display-cookie';

let tellAccount: (name: SettingName, value: string) => void = () => undefined;

/** The scheme has an item of its own (Spec §3); the others are in the cookie. */
const device: SettingsPort = {
  read: (name) => (name === 'scheme' ? readItem('color_scheme') : displayChoices().get(name)),
  write: (name, value) => {
    keepOnDevice(name, value);
    tellAccount(name, value);
  },
};

/** The settings of looks and language, for this person on this device. */
export const settings = createSettingsStore(device);

chooseLanguage(currentLocale());
settings.subscribe(() => chooseLanguage(currentLocale()));

/** For texts outside React: toasts. */
export function currentLocale(): Locale {
  return settings.current().lang;
}

/** Stores a setting here without saving it to the account, from which it may come. */
export function keepOnDevice(name: SettingName, value: string) {
  if (name === 'scheme') return writeItem('color_scheme', value);
  keepInDisplayCookie(name, value);
}

/** @param tell called with each choice of a person, so that it is saved to the account */
export function onChosen(tell: typeof tellAccount) {
  tellAccount = tell;
}

/** Another tab may have changed them: read again when this one gets the focus. */
export function followOtherTabsLooks() {
  document.addEventListener('visibilitychange', () => settings.reload());
}
