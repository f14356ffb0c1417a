import { Check, Moon, Sun } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { type AppearanceLabels, appearanceLabels } from '../../foundations/appearance/appearance.labels';
import { SETTING_CHOICES, type Settings } from '../../foundations/appearance/settings';
import { useSetting, useSettings } from '../../foundations/appearance/settings-provider';
import { useLabels } from '../../foundations/locale/locale';
import { revealFrom } from './reveal';
import { SettingChoice, type SettingProps } from './setting-choice';

const SCHEME_ICONS = { light: Sun, dark: Moon };

/** Light or dark; the new scheme is revealed as a circle that grows from the pressed control (Spec §4). */
export function SchemeSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [scheme, choose] = useSetting('scheme');

  return (
    <SettingChoice
      legend={words.scheme}
      value={scheme}
      onChoose={(value, pressed) => revealFrom(pressed, () => choose(value))}
      options={SETTING_CHOICES.scheme.map((value) => ({
        value,
        label: words.schemes[value],
        icon: SCHEME_ICONS[value],
      }))}
    />
  );
}

/** The same as one button, for a bar with little room. */
export function SchemeToggle({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [scheme, choose] = useSetting('scheme');
  const other = scheme === 'dark' ? 'light' : 'dark';

  return (
    <IconButton
      icon={SCHEME_ICONS[other]}
      label={words.toScheme[other]}
      onClick={(event) => revealFrom(event.currentTarget, () => choose(other))}
    />
  );
}

/** The kind of the dark scheme: dark violet, or pure black. */
export function DarkTypeSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [dark, choose] = useSetting('dark');

  return (
    <SettingChoice
      legend={words.dark}
      value={dark}
      onChoose={(value, pressed) => revealFrom(pressed, () => choose(value))}
      options={SETTING_CHOICES.dark.map((value) => ({ value, label: words.darks[value] }))}
    />
  );
}

/** One of four accents, each shown in the present scheme. */
export function AccentSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [settings, change] = useSettings();

  return (
    <SettingChoice
      legend={words.accent}
      looks="rows"
      value={settings.accent}
      onChoose={(accent, pressed) => revealFrom(pressed, () => change({ accent }))}
      options={SETTING_CHOICES.accent.map((value) => ({
        value,
        label: words.accents[value],
        sample: <Swatch settings={settings} accent={value} />,
      }))}
    />
  );
}

interface SwatchProps {
  settings: Settings;
  accent: Settings['accent'];
}

/** An element of its own: the tokens follow the attributes of their element. */
function Swatch({ settings: { scheme, dark, accent: chosen }, accent }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      data-scheme={scheme}
      data-dark={dark}
      data-accent={accent}
      className="u:grid u:size-7 u:flex-none u:place-items-center u:rounded-sm u:bg-accent u:text-on-accent u:forced-color-adjust-none"
    >
      {accent === chosen && <Check width="1.1em" height="1.1em" strokeWidth={3} />}
    </span>
  );
}
