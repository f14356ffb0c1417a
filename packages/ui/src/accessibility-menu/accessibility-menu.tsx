import { Accessibility } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { useLabels } from '../locale/locale';
import { Popover } from '../popover/popover';
import { type AccessibilityMenuLabels, accessibilityMenuLabels } from './accessibility-menu.labels';
import { AccessibilityPanel, type AccessibilityPanelProps } from './accessibility-panel';

export interface AccessibilityMenuProps extends Omit<AccessibilityPanelProps, 'words'> {
  labels?: Partial<AccessibilityMenuLabels>;
}

/** Looks that suit the eyes of the person, behind one button of the header (Spec §2). */
export function AccessibilityMenu({ labels, ...panel }: AccessibilityMenuProps) {
  const words = useLabels<AccessibilityMenuLabels>(accessibilityMenuLabels, labels);

  return (
    <Popover title={words.title} trigger={<IconButton icon={Accessibility} label={words.title} />}>
      <AccessibilityPanel {...panel} words={words} />
    </Popover>
  );
}
