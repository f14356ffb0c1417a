import { useId } from 'react';
import { useLabels } from '../locale/locale';
import { type AppearanceLabels, appearanceLabels } from './appearance.labels';
import type { SettingProps } from './setting-props';
import { useSetting } from './settings-provider';

/** Yellow on black, above every scheme and accent (visual guide §3). */
export function ContrastSetting({ labels }: SettingProps) {
  const words = useLabels<AppearanceLabels>(appearanceLabels, labels);
  const [contrast, choose] = useSetting('contrast');
  const id = useId();

  return (
    <div className="flex items-center gap-4">
      <div className="flex-1">
        <label htmlFor={id} className="font-semibold">
          {words.contrast}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {words.contrastHint}
        </p>
      </div>
      <span className="relative inline-flex">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={contrast === 'high'}
          aria-checked={contrast === 'high'}
          aria-describedby={`${id}-hint`}
          className="peer h-8 w-13 appearance-none rounded-pill border-2 border-line-strong bg-field checked:border-accent checked:bg-accent"
          onChange={(event) => choose(event.target.checked ? 'high' : 'normal')}
        />
        <span className="pointer-events-none absolute start-1.5 top-1.5 size-5 rounded-pill border-2 border-transparent bg-line-strong peer-checked:start-auto peer-checked:end-1.5 peer-checked:bg-on-accent" />
      </span>
    </div>
  );
}
