import { AccessibilityMenu } from '@urzad/ui/layouts';
import { paths } from '#shared/paths';
import { KeySetting } from './key-setting';

export interface AccessibilityPanelProps {
  /** The layout of signed-in people has two places for its menu. */
  layout: boolean;
  /** The screens have keys of one character. */
  keys: boolean;
}

/** Contrast, size of text, scheme and colour (Spec §2). A choice is applied and stored at once. */
export function AccessibilityPanel({ layout, keys }: AccessibilityPanelProps) {
  return (
    <AccessibilityMenu defaultOpen header layout={layout} statementHref={paths.accessibility}>
      {keys && <KeySetting />}
    </AccessibilityMenu>
  );
}
