import type { RunOptions } from 'axe-core';
import type { AccessibilityNotes } from '../packages/ui/src/internal/testing/accessibility-notes';

/** The story shown last. The preview notes it; pictures and audit, outside Storybook's own hooks, read it. */
export const shownStory: {
  id: string;
  /** As `Forms/TextField`. */
  title: string;
  notes?: AccessibilityNotes | undefined;
  tags: readonly string[];
  layout: string;
  /** As in `shown-stories.ts`. */
  isForReaders: boolean;
  /** What the story asks of axe, in the shape of the accessibility addon. */
  a11y: { config?: { rules?: { id: string; enabled: boolean }[] }; options?: RunOptions };
} = {
  id: '',
  title: '',
  tags: [],
  layout: 'padded',
  isForReaders: false,
  a11y: {},
};
