import { type AppearanceLabels, appearanceLabels } from '../../foundations/appearance/appearance.labels';
import { useSettings } from '../../foundations/appearance/settings-provider';
import { useLabels } from '../../foundations/locale/locale';
import { AccentSetting, DarkTypeSetting, SchemeSetting } from './colour-settings';
import type { SettingProps } from './setting-choice';
import { HeaderSetting, LayoutSetting } from './shell-settings';

export interface AppearanceSettingsProps extends SettingProps {
  /** Shows the kind of header, where the screen has two. */
  header?: boolean;
  /** Shows the place of the menu, where the screen has two. */
  layout?: boolean;
}

/**
 * The settings of taste: scheme, its darkness, accent and, if asked for, the frame. Contrast and size of text have
 * their own widgets.
 */
export function AppearanceSettings({ header = false, layout = false, labels }: AppearanceSettingsProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [{ scheme, contrast }] = useSettings();

  return (
    <div className="u:grid u:gap-4">
      {contrast === 'high' && <p className="u:text-sm u:text-muted">{words.highContrastWins}</p>}
      <SchemeSetting labels={labels} />
      {scheme === 'dark' && <DarkTypeSetting labels={labels} />}
      <AccentSetting labels={labels} />
      {layout && <LayoutSetting labels={labels} />}
      {header && <HeaderSetting labels={labels} />}
    </div>
  );
}
