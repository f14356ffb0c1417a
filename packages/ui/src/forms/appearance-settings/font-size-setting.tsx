import { type AppearanceLabels, appearanceLabels } from '../../foundations/appearance/appearance.labels';
import { SETTING_CHOICES } from '../../foundations/appearance/settings';
import { useSetting } from '../../foundations/appearance/settings-provider';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { SettingChoice, type SettingProps } from './setting-choice';

const SAMPLES = { small: 'u:text-md', medium: 'u:text-lg', large: 'u:text-xl' };

/** 18, 20 or 22 px where the browser's own size is 16; a larger one there enlarges these too. */
export function FontSizeSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [font, choose] = useSetting('font');

  return (
    <SettingChoice
      legend={words.fontSize}
      looks="columns"
      value={font}
      onChoose={choose}
      options={SETTING_CHOICES.font.map((value) => ({
        value,
        label: words.fontSizes[value],
        sample: (
          <span aria-hidden="true" className={cn('u:font-semibold', SAMPLES[value])}>
            Aa
          </span>
        ),
      }))}
    />
  );
}
