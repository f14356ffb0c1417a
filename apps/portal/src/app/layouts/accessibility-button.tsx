import { IconButton, LazyPart, lazyPart } from '@urzad/ui';
import { Accessibility } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { usePartOnPress } from '#shared/screen/use-part-on-press';
import { appMessages } from '../messages';
import type { AccessibilityPanelProps } from './accessibility-panel';

const panel = lazyPart(() => import('./accessibility-panel'));

/** The code of the menu is loaded when it is first opened; until then this is its button. */
export function AccessibilityButton({ layout = false, keys = false }: Partial<AccessibilityPanelProps>) {
  const words = useMessages(appMessages);
  const [isWanted, setWanted] = useState(false);
  const { isLoading, press } = usePartOnPress(panel, () => setWanted(true));
  if (isWanted) {
    return (
      <LazyPart of={panel}>
        {({ AccessibilityPanel }) => <AccessibilityPanel layout={layout} keys={keys} />}
      </LazyPart>
    );
  }

  return (
    <IconButton
      icon={Accessibility}
      label={words.accessibility}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isLoading}
      onClick={press}
    />
  );
}
