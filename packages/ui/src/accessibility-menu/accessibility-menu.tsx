import { Accessibility } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { useLabels } from '../locale/locale';
import { Popover } from '../popover/popover';
import { type AccessibilityMenuLabels, accessibilityMenuLabels } from './accessibility-menu.labels';
import { AccessibilityPanel, type AccessibilityPanelProps } from './accessibility-panel';

export interface AccessibilityMenuProps extends Omit<AccessibilityPanelProps, 'words'> {
  /** Opens as soon as it is there: for code that is loaded by the first press of its button. */
  defaultOpen?: boolean;
  labels?: Partial<AccessibilityMenuLabels>;
}

/** Looks that suit the eyes of the person, behind one button of the header (Spec §2). */
export function AccessibilityMenu({ labels, defaultOpen = false, ...panel }: AccessibilityMenuProps) {
  const words = useLabels<AccessibilityMenuLabels>(accessibilityMenuLabels, labels);

  return (
    <Popover
      defaultOpen={defaultOpen}
      title={words.title}
      trigger={<IconButton icon={Accessibility} label={words.title} />}
    >
      <AccessibilityPanel {...panel} words={words} />
    </Popover>
  );
}
