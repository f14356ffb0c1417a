import { PanelLeft, PanelTop } from 'lucide-react';
import { type AppearanceLabels, appearanceLabels } from '../../foundations/appearance/appearance.labels';
import { SETTING_CHOICES } from '../../foundations/appearance/settings';
import { useSetting } from '../../foundations/appearance/settings-provider';
import { useLabels } from '../../foundations/locale/locale';
import { SettingChoice, type SettingProps } from './setting-choice';

const LAYOUT_ICONS = { vertical: PanelLeft, horizontal: PanelTop };

/** Where the menu stands: a sidebar or a bar. */
export function LayoutSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [layout, choose] = useSetting('layout');

  return (
    <SettingChoice
      legend={words.layout}
      value={layout}
      onChoose={choose}
      options={SETTING_CHOICES.layout.map((value) => ({
        value,
        label: words.layouts[value],
        icon: LAYOUT_ICONS[value],
      }))}
    />
  );
}

/** A header from edge to edge, or one that floats above the page. */
export function HeaderSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [header, choose] = useSetting('header');

  return (
    <SettingChoice
      legend={words.header}
      value={header}
      onChoose={choose}
      options={SETTING_CHOICES.header.map((value) => ({ value, label: words.headers[value] }))}
    />
  );
}
