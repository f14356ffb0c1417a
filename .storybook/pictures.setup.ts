import { page } from 'vitest/browser';
import { afterEach, expect } from 'vitest';

const VIEWPORTS = [
  [390, 844],
  [1280, 800],
] as const;

/**
 * One story of each widget, tagged `picture`, is compared with its picture on a phone and on a desktop,
 * after its play function and axe. `npm run pictures` renews them.
 */
afterEach(async ({ task }) => {
  const story = task.meta as { tags?: string[] };
  if (task.result?.state === 'fail' || !story.tags?.includes('picture')) return;

  await document.fonts.ready;
  for (const [width, height] of VIEWPORTS) {
    await page.viewport(width, height);
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${task.name}-${width}`);
  }
});
