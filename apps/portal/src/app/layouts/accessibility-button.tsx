import { IconButton } from '@urzad/ui';
import { Accessibility } from 'lucide-react';
import { lazy, Suspense, useState, useTransition } from 'react';
import { useMessages } from '../../shared/i18n/messages';
import { appMessages } from '../messages';
import type { AccessibilityPanelProps } from './accessibility-panel';

const AccessibilityPanel = lazy(() =>
  import('./accessibility-panel').then((module) => ({ default: module.AccessibilityPanel })),
);

/** The menu's code is loaded when it is first opened; until then this is its button. */
export function AccessibilityButton({ layout = false }: Partial<AccessibilityPanelProps>) {
  const words = useMessages(appMessages);
  const [isWanted, setWanted] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const button = (
    <IconButton
      icon={Accessibility}
      label={words.accessibility}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isLoading}
      onClick={() => startLoading(() => setWanted(true))}
    />
  );
  if (!isWanted) return button;

  return (
    <Suspense fallback={button}>
      <AccessibilityPanel layout={layout} />
    </Suspense>
  );
}
