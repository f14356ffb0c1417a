import { useId } from 'react';
import { type AppearanceLabels, appearanceLabels } from '../../foundations/appearance/appearance.labels';
import { useSetting } from '../../foundations/appearance/settings-provider';
import { useLabels } from '../../foundations/locale/locale';
import { SwitchBox } from '../fields/toggle/switch-box';
import type { SettingProps } from './setting-choice';

/** Yellow on black, instead of every scheme and accent (Guide §3). */
export function ContrastSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [contrast, choose] = useSetting('contrast');
  const id = useId();

  return (
    <div className="u:flex u:items-center u:gap-4">
      <div className="u:flex-1">
        <label htmlFor={id} className="u:font-semibold">
          {words.contrast}
        </label>
        <p id={`${id}-hint`} className="u:text-sm u:text-muted">
          {words.contrastHint}
        </p>
      </div>
      <SwitchBox
        id={id}
        checked={contrast === 'high'}
        aria-describedby={`${id}-hint`}
        onChange={(event) => choose(event.target.checked ? 'high' : 'normal')}
      />
    </div>
  );
}
