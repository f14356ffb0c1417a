import type { Locale } from '../locale/words';

/** The looks of the screen and the language (Spec §2 and §3, "User config"). */
export interface Settings {
  /** Light or dark. */
  scheme: 'light' | 'dark';
  /** The kind of "dark": dark violet, or pure black. */
  dark: 'default' | 'black';
  /** The colour of buttons, links and marks. */
  accent: 'purple' | 'green' | 'orange' | 'blue';
  /** `high` is black, white and yellow. */
  contrast: 'normal' | 'high';
  /** 18, 20 and 22 px where the browser's own size is 16 (Spec §2). */
  font: 'small' | 'medium' | 'large';
  /** The menu of a signed-in person: a sidebar, or a row under the header. */
  layout: 'vertical' | 'horizontal';
  /** Along the edge, or floating as a card. */
  header: 'default' | 'detached';
  /** The language of the interface. */
  lang: Locale;
}

/** The name of a setting, as it is stored. */
export type SettingName = keyof Settings;

/** All values; the first is the default. */
export const SETTING_CHOICES: {
  readonly [Name in SettingName]: readonly [Settings[Name], ...Settings[Name][]];
} = {
  scheme: ['light', 'dark'],
  dark: ['default', 'black'],
  accent: ['purple', 'green', 'orange', 'blue'],
  contrast: ['normal', 'high'],
  font: ['small', 'medium', 'large'],
  layout: ['vertical', 'horizontal'],
  header: ['default', 'detached'],
  lang: ['pl', 'en'],
};

/** Where settings are stored: a cookie, local storage, an account. An invalid value is replaced by the default. */
export interface SettingsPort {
  /** The stored value of a setting; `undefined` when there is none. */
  read: (name: SettingName) => string | undefined;
  /** Called with a person's own choice, never with a default. */
  write: (name: SettingName, value: string) => void;
}

/** The settings in a port. */
export function readSettings(read: SettingsPort['read']): Settings {
  const choose = <Name extends SettingName>(name: Name): Settings[Name] => choiceOf(name, read(name));

  return {
    scheme: choose('scheme'),
    dark: choose('dark'),
    accent: choose('accent'),
    contrast: choose('contrast'),
    font: choose('font'),
    layout: choose('layout'),
    header: choose('header'),
    lang: choose('lang'),
  };
}

/** The properties of an element that showing the settings needs. */
export type LooksRoot = Pick<HTMLElement, 'dataset' | 'lang'>;

/** Sets the `data-*` attributes that the tokens depend on: of `html`, or of the frame of a preview. */
export function showSettings(root: LooksRoot, settings: Settings) {
  const { lang, layout: _layout, header: _header, ...looks } = settings;

  Object.assign(root.dataset, looks);
  root.lang = lang;
}

function choiceOf<Name extends SettingName>(name: Name, kept: string | undefined): Settings[Name] {
  const choices: readonly Settings[Name][] = SETTING_CHOICES[name];

  return choices.find((choice) => choice === kept) ?? SETTING_CHOICES[name][0];
}
