import { AccessibilityMenu } from '@urzad/ui/layouts';
import { paths } from '#shared/paths';

export interface AccessibilityPanelProps {
  /** The layout of signed-in people has two places for its menu. */
  layout: boolean;
}

/** Contrast, size of text, scheme and colour (Spec §2). A choice is applied and stored at once. */
export function AccessibilityPanel({ layout }: AccessibilityPanelProps) {
  return <AccessibilityMenu defaultOpen header layout={layout} statementHref={paths.accessibility} />;
}
