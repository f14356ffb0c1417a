// `npm run audit -- docs`: every page and every story of the built Storybook in the pinned browser. No page of
// documentation is locked by an open layer, no story is red in its panel of interactions, and pages of documentation
// follow the toolbar.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright } from 'playwright';
import { STORYBOOK, serveStorybook } from './browsers/serve-storybook.mjs';
import { CHROMIUM_ARGS, chromium } from './chromium.mjs';
import { fail, say } from './processes.mjs';

/** @typedef {{ id: string, type: 'docs' | 'story', tags: string[] }} Entry */
/** @typedef {import('playwright').BrowserContext} Context */

const PAGES_AT_ONCE = 2;
/** Wide, as others may have the core. */
const READY_MS = 60_000;
/** The search answers within a frame or two; this is how long one that finds nothing is waited for. */
const FOUND_MS = 5_000;
/** What people type into Storybook's search, with the title of the widget that is meant. @type {Record<string, string>} */
const SEARCHES = JSON.parse(readFileSync('.storybook/polish-searches.json', 'utf8'));

if (!existsSync(path.join(STORYBOOK, 'index.json'))) fail('Run "npm run storybook:build" first.');
const entries = entriesOfSidebar();
const server = await serveStorybook();
const faults = await walk(server.frame);
server.close();

say(`${entries.length} pages and stories of Storybook looked at, ${faults.length} at fault.`);
for (const fault of faults) console.error(`✖ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @returns {Entry[]} */
function entriesOfSidebar() {
  const { entries: all } = JSON.parse(readFileSync(path.join(STORYBOOK, 'index.json'), 'utf8'));
  /** @type {Entry[]} */
  const listed = Object.values(all);
  return listed.filter(({ tags }) => tags.includes('dev'));
}

/** @param {string} frame @returns {Promise<string[]>} */
async function walk(frame) {
  const { executablePath, env } = await chromium();
  const browser = await playwright.launch({ executablePath, env, args: CHROMIUM_ARGS });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(noteTheEnd);

  const queue = [...entries];
  /** @type {string[]} */
  const faults = [];
  const lane = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const fault = await faultOf(context, frame, entry);
      if (fault) faults.push(`${entry.id}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, lane));
  faults.push(...(await faultsOfLooks(context, frame)));
  faults.push(...(await faultsOfSearch(context, frame)));
  await browser.close();
  return faults;
}

/** @param {Context} context @param {string} frame @param {Entry} entry @returns {Promise<string | undefined>} */
async function faultOf(context, frame, { id, type }) {
  const page = await context.newPage();
  page.setDefaultTimeout(READY_MS);
  try {
    await page.goto(`${frame}?viewMode=${type}&id=${id}`, { waitUntil: 'domcontentloaded' });
    if (type === 'story') return await faultOfStory(page, id);
    await page.locator('#storybook-docs h1').first().waitFor();
    return (await page.evaluate(isLocked)) ? 'an open layer locks the page' : undefined;
  } catch (failure) {
    return String(failure);
  } finally {
    await page.close();
  }
}

/** A page of documentation in looks of the toolbar. @param {Context} context @param {string} frame */
async function faultsOfLooks(context, frame) {
  const page = await context.newPage();
  const found = [];
  for (const { globals, ground } of [
    { globals: 'scheme:dark;locale:en;direction:rtl', ground: 'rgb(22, 19, 22)' },
    { globals: 'contrast:high;locale:en;direction:rtl', ground: 'rgb(0, 0, 0)' },
  ]) {
    await page.goto(`${frame}?viewMode=docs&id=forms-toggle--docs&globals=${globals}`);
    await page.locator('.docs-story [lang="en"][dir="rtl"]').first().waitFor();
    const grounds = await page.evaluate(() =>
      ['.sbdocs-wrapper', '.sbdocs-preview'].map((part) => {
        const element = document.querySelector(part);
        return element ? getComputedStyle(element).backgroundColor : `no ${part}`;
      }),
    );
    if (grounds.some((seen) => seen !== ground)) found.push(`documentation in ${globals}: ${grounds}`);
  }
  await page.close();
  return found;
}

/** The search of the sidebar, by Polish words with their signs and without. @param {Context} context @param {string} frame */
async function faultsOfSearch(context, frame) {
  const page = await context.newPage();
  page.setDefaultTimeout(READY_MS);
  await page.goto(new URL('index.html', frame).href);
  const field = page.locator('#storybook-explorer-searchfield');
  await field.waitFor();
  const found = [];
  for (const [typed, title] of Object.entries(SEARCHES)) {
    await field.fill(typed);
    const [category = '', name = ''] = title.split('/');
    const hit = page.getByRole('option').filter({ hasText: category }).filter({ hasText: name });
    const isFound = await hit
      .first()
      .waitFor({ timeout: FOUND_MS })
      .then(
        () => true,
        () => false,
      );
    if (!isFound) found.push(`the search for ${typed} does not find ${title}`);
  }
  await page.close();
  return found;
}

/** Once more at the size that the story asks for, which the toolbar of Storybook gives it. @param {import('playwright').Page} page @param {string} id */
async function faultOfStory(page, id) {
  const says = await endOf(page);
  const styles = await page.evaluate(sizeOf, id);
  if (!styles) return says;
  await page.setViewportSize({
    width: Number.parseFloat(styles.width),
    height: Number.parseFloat(styles.height),
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  return endOf(page);
}

/** @param {import('playwright').Page} page @returns {Promise<string | undefined>} */
async function endOf(page) {
  const end = await page.waitForFunction(() => document.documentElement.dataset.end);
  const says = await end.jsonValue();
  return says === 'success' ? undefined : says;
}

/** Runs in the page. @param {string} storyId @returns {Promise<{ width: string, height: string } | undefined>} */
async function sizeOf(storyId) {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  return parameters.viewport.options[storyGlobals.viewport?.value]?.styles;
}

/**
 * Runs in the page. Layers open within a few frames after the page, so it is asked until nothing has changed or moved for
 * ten frames; after ten seconds an endless change, such as a clock, is no longer awaited.
 */
async function isLocked() {
  const STILL_FRAMES = 10;
  const MOST_FRAMES = 600;
  let still = 0;
  const watch = new MutationObserver(() => {
    still = 0;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  const isLockedNow = () =>
    Boolean(document.querySelector('#storybook-docs')?.closest('[inert], [aria-hidden="true"]')) ||
    document.documentElement.style.overflow === 'hidden';

  for (let frames = 0; still < STILL_FRAMES && frames < MOST_FRAMES && !isLockedNow(); frames += 1) {
    await new Promise(requestAnimationFrame);
    still = isMoving() ? 0 : still + 1;
  }
  watch.disconnect();
  return isLockedNow();
}

/** Runs in the page: what the panel of interactions would say of the story stands at the root when it has ended. */
function noteTheEnd() {
  const asked = setInterval(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    if (!channel) return;
    clearInterval(asked);
    let why = '';
    /** @param {string} says */
    const end = (says) => {
      document.documentElement.dataset.end ??= says;
    };
    /** @param {{ message?: string }} failure */
    const note = ({ message = 'a failure without words' }) => {
      why ||= message;
    };
    channel.on('playFunctionThrewException', note);
    channel.on('storyThrewException', note);
    channel.on('storyThrewException', () => end(why));
    channel.on('storyMissing', () => end('missing'));
    channel.on('storyFinished', (/** @type {{ status: string }} */ { status }) => end(why || status));
  }, 1);
}
