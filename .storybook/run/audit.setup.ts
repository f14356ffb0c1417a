import { afterEach, expect } from 'vitest';
import { type Looks, wear } from '../looks';
import { askAxe } from './ask-axe';
import { stillness } from './stillness';

declare module 'vitest' {
  interface TaskMeta {
    /** The number of combinations of looks that were tested with the story. */
    combinations?: number;
  }
}

const SCHEMES: Pick<Looks, 'scheme' | 'contrast'>[] = [
  { scheme: 'light', contrast: 'normal' },
  { scheme: 'dark', contrast: 'normal' },
  { scheme: 'black', contrast: 'normal' },
  { scheme: 'light', contrast: 'high' },
];
const FONTS: Looks['font'][] = ['small', 'medium', 'large'];
const LOCALES: Looks['locale'][] = ['pl', 'en'];

const EVERY_LOOK = LOCALES.flatMap((locale) =>
  SCHEMES.flatMap((scheme) => FONTS.map((font) => ({ ...scheme, font, locale }))),
);

/** `npm run audit`: axe over the story as its play function left it, in every scheme, font size and language. */
afterEach(async ({ task }) => {
  if (import.meta.env.STORYBOOK_AUDIT !== 'yes' || task.result?.state === 'fail') return;

  const problems: string[] = [];
  for (const look of EVERY_LOOK) {
    wear(look);
    await stillness();
    problems.push(...(await violations()).map((what) => `${Object.values(look).join(' ')}: ${what}`));
  }
  wear({});

  expect(problems).toEqual([]);
  task.meta.combinations = EVERY_LOOK.length;
}, 120_000);

async function violations(): Promise<string[]> {
  const { violations } = await askAxe();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}
