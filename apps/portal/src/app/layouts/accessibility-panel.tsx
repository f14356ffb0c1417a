import { AccessibilityMenu } from '@urzad/ui';
import { paths } from '#shared/paths';

export interface AccessibilityPanelProps {
  /** The office's shell has two places for its menu. */
  layout: boolean;
}

/** Contrast, size of letters, scheme and colour (Spec §2). What is chosen is seen at once and kept. */
export function AccessibilityPanel({ layout }: AccessibilityPanelProps) {
  return <AccessibilityMenu defaultOpen header layout={layout} statementHref={paths.accessibility} />;
}
