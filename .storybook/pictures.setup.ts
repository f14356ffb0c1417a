import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { shownStory } from './shown-story';

/** A phone and a desktop, in CSS pixels (Spec §9). */
const VIEWPORTS = [
  [390, 844],
  [1280, 800],
] as const;

/**
 * One story of each widget, tagged `picture`, is compared with its picture on a phone and on a desktop, after its
 * play function and axe. `vitest run --project storybook -u` renews the pictures.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !shownStory.tags.includes('picture')) return;

  document.body.style.padding = shownStory.layout === 'fullscreen' ? '0' : '16px';
  for (const [width, height] of VIEWPORTS) {
    await page.viewport(width, height);
    await document.fonts.ready;
    // The frame shows what fits in it, so a longer story gets a frame as long as itself.
    await page.viewport(width, Math.max(height, Math.ceil(document.body.scrollHeight)));
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${shownStory.id}-${width}`);
  }
});
