import { globSync } from 'node:fs';

/** The stories of the widgets. */
export const WIDGET_STORIES: readonly string[] = globSync('packages/ui/src/**/*.stories.tsx').sort();

/** Patterns, whole screens and examples of right and wrong, assembled of what the entries of @urzad/ui export. */
export const ASSEMBLED_STORIES: readonly string[] = globSync('.storybook/*/*.stories.tsx').sort();
