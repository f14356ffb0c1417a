import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { twoFrames } from '../run/stillness';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (forcedColors: 'active' | 'none') => Promise<void>;
  }
}

/** Fails where the page as it is now differs from the picture of this name. */
export async function comparePicture(name: string, width: number, height: number) {
  await page.viewport(width, height);
  await document.fonts.ready;
  await twoFrames();
  cutBlankSpace();
  // The frame clips its content, so a longer story gets a frame of its own height.
  await page.viewport(width, Math.max(height, Math.ceil(document.body.scrollHeight)));
  await expect(page.elementLocator(document.body))
    .toMatchScreenshot(name)
    .finally(() => document.body.style.removeProperty('min-height'));
}

/** As on a system with a contrast theme. */
export async function compareInForcedColors(name: string, width: number, height: number) {
  await commands.forceColors('active');
  await comparePicture(name, width, height).finally(() => commands.forceColors('none'));
}

/**
 * The tolerance is a share of all pixels, so in a mostly blank picture a small widget could change unnoticed. The
 * picture therefore ends where its story ends, unless a layer covers the viewport.
 */
function cutBlankSpace() {
  document.body.style.minHeight = '0';
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  // A live region is fixed too, one pixel wide.
  const coversWindow = shown.some(
    (element) => getComputedStyle(element).position === 'fixed' && element.clientWidth > 1,
  );
  // A widget that is hidden on phones still has a picture, a blank one.
  const bottom = Math.max(16, ...shown.map(bottomOf));

  document.body.style.minHeight = coversWindow ? '100vh' : `${Math.ceil(bottom)}px`;
}

/** The visible end of an element: what a scrolling box hides does not count. */
function bottomOf(element: Element): number {
  let bottom = element.getBoundingClientRect().bottom;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible')
      bottom = Math.min(bottom, box.getBoundingClientRect().bottom);
  }
  return bottom;
}
