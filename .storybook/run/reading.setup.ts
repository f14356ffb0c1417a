import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { TEXT_SPACING } from '../../packages/ui/src/internal/testing/text-spacing';
import { wear } from '../looks';
import { shownStory } from '../shown-story';
import { stopsWithoutRing } from './focus-rings';
import { KNOWN_LIMITS } from './known-limits';
import { controlsBeside, coveredText, cutText, sidewaysPage, textBeside } from './lost-text';
import { stillness } from './stillness';

declare module 'vitest' {
  interface TaskMeta {
    /** What was lost at 320 px, and the Tab stops without a ring. */
    reading?: { text: string[]; rings: string[] };
  }
}

const FONTS = ['small', 'medium', 'large'] as const;

const SPACINGS = ['', TEXT_SPACING];

/**
 * `npm run audit -- reading`: a story for readers, as its play function left it, at 320 px in every font size with and
 * without text spacing; then by Tab, in the colours of the page and in those that a system forces on it. Of every other
 * story only that it is not wider than the window.
 */
afterEach(async ({ task }) => {
  const { STORYBOOK_AUDIT: audit } = import.meta.env;
  if ((audit !== 'reading' && audit !== 'report') || task.result?.state === 'fail') return;
  if (!shownStory.isForReaders) {
    if (audit === 'reading') expect(await foundAt320(['medium', 'large'], [''], sidewaysPage)).toEqual([]);
    return;
  }

  const text = await foundAt320(FONTS, SPACINGS, lostText);
  const reading = { text, rings: await ringsMissing() };
  task.meta.reading = reading;
  // A report tells what it finds.
  if (audit === 'reading') expect([...reading.text, ...reading.rings]).toEqual(knownOf(shownStory.id));
  task.meta.combinations = FONTS.length * SPACINGS.length;
}, 120_000);

function knownOf(story: string): string[] {
  const start = `${story}: `;
  return KNOWN_LIMITS.flatMap(({ finds }) => finds)
    .filter((found) => found.startsWith(start))
    .map((found) => found.slice(start.length));
}

function lostText(): string[] {
  return [...sidewaysPage(), ...textBeside(), ...controlsBeside(), ...cutText(), ...coveredText()];
}

/** What is found on a desktop of 1280 px at 400 % (WCAG 1.4.10). */
async function foundAt320(
  fonts: readonly (typeof FONTS)[number][],
  spacings: readonly string[],
  find: () => string[],
): Promise<string[]> {
  const problems: string[] = [];
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  for (const font of fonts) {
    wear({ font });
    for (const spacing of spacings) {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = spacing;
      await stillness();
      const look = `320 px, ${font}${spacing && ', text spacing'}`;
      problems.push(...find().map((what) => `${look}: ${what}`));
      style.remove();
    }
  }
  wear({});
  await page.viewport(innerWidth, innerHeight);
  return problems;
}

/** Forced colours take shadows and backgrounds away, so a ring made of them is lost. */
async function ringsMissing(): Promise<string[]> {
  const plain = await stopsWithoutRing();
  await commands.forceColors('active');
  const forced = await stopsWithoutRing().finally(() => commands.forceColors('none'));
  return [...plain, ...forced.map((what) => `forced colours: ${what}`)];
}
