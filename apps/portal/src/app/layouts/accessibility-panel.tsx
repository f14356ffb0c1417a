import { AccessibilityMenu } from '@urzad/ui';
import { paths } from '../../shared/paths';

export interface AccessibilityPanelProps {
  /** The office's shell has two places for its menu and two kinds of header. */
  shell: boolean;
}

/** Contrast, size of letters, scheme and colour (Spec §2). What is chosen is seen at once and kept. */
export function AccessibilityPanel({ shell }: AccessibilityPanelProps) {
  return <AccessibilityMenu defaultOpen shell={shell} statementHref={paths.accessibility} />;
}
