import type { AccessibilityNotes } from '../../packages/ui/src/internal/testing/accessibility-notes';

/** What a run found out about one story. */
export interface StoryResult {
  id: string;
  /** As `Forms/TextField`. */
  title: string;
  /** The export, as `ClosesOnEscape`. */
  name: string;
  hasPassed: boolean;
  notes?: AccessibilityNotes | undefined;
  isRecorded: boolean;
  axe: readonly RuleResult[];
  /** Absent where the story was not held at 320 px: it is not for readers. */
  reading?: { text: readonly string[]; rings: readonly string[] } | undefined;
}

export interface RuleResult {
  rule: string;
  /** Numbers of criteria, as `1.4.3`; none for a rule of good practice. */
  criteria: readonly string[];
  /** `unsure`: axe asks for a person. */
  outcome: 'passed' | 'failed' | 'unsure';
}
