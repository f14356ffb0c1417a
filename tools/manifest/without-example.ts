const OF_SETTINGS = 'Inside a `SettingsProvider` it needs no props, as `AppearanceSettings` does not.';

/** Why a component has no example, by its name. */
export const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  AccentSetting: OF_SETTINGS,
  BareForm: 'It takes what `Form` takes, and is used in the same way.',
  ContrastSetting: OF_SETTINGS,
  DarkTypeSetting: OF_SETTINGS,
  FontSizeSetting: OF_SETTINGS,
  FooterLink: 'It belongs to the links of a `Footer`: `<FooterLink href="/terms">Regulamin</FooterLink>`.',
  FormSummary: '`Form` contains it; in a `BareForm` it stands above the fields, without props.',
  HeaderSetting: OF_SETTINGS,
  LayoutSetting: OF_SETTINGS,
  LinkProvider: '`UrzadProvider` gives the link of an application by its prop `link`.',
  SchemeSetting: OF_SETTINGS,
  SettingsProvider: 'It stands once at the top: `<SettingsProvider store={createSettingsStore(port)}>`.',
};
