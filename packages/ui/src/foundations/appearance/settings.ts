import type { Locale } from '../locale/words';

/** How a person wants the screen to look, and in which language (Spec §2 and §3, "User config"). */
export interface Settings {
  scheme: 'light' | 'dark';
  /** What "dark" means: ink with a drop of plum, or pure black. */
  dark: 'default' | 'black';
  accent: 'purple' | 'green' | 'orange' | 'blue';
  contrast: 'normal' | 'high';
  /** 18, 20 and 22 px where the browser's own letters have 16 (Spec §2). */
  font: 'small' | 'medium' | 'large';
  layout: 'vertical' | 'horizontal';
  header: 'default' | 'detached';
  lang: Locale;
}

export type SettingName = keyof Settings;

/** Every choice there is; the first is the default. */
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

/** Where settings are kept: a cookie, local storage, an account. It may answer nonsense; the default stands in. */
export interface SettingsPort {
  read: (name: SettingName) => string | undefined;
  /** Told of a person's own choice, never of a default. */
  write: (name: SettingName, value: string) => void;
}

/** The settings that a port holds. */
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

/** What of an element the looks need. */
export type LooksRoot = Pick<HTMLElement, 'dataset' | 'lang'>;

/** Puts the looks on the element whose `data-*` the tokens go by: `html`, or the frame of a preview. */
export function showSettings(root: LooksRoot, settings: Settings) {
  const { lang, layout: _layout, header: _header, ...looks } = settings;

  Object.assign(root.dataset, looks);
  root.lang = lang;
}

function choiceOf<Name extends SettingName>(name: Name, kept: string | undefined): Settings[Name] {
  const choices: readonly Settings[Name][] = SETTING_CHOICES[name];

  return choices.find((choice) => choice === kept) ?? SETTING_CHOICES[name][0];
}
