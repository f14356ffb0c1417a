// `npm run audit -- docs`: every page and every story of the built Storybook in the pinned browser. No page of
// documentation is locked by an open layer, each follows the toolbar in scheme or contrast, language and direction and fits
// a window of 320 px, and no story is red in its panel of interactions.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as playwright } from 'playwright';
import { STORYBOOK, serveStorybook } from './browsers/serve-storybook.mjs';
import { CHROMIUM_ARGS, chromium } from './chromium.mjs';
import { fail, say } from './processes.mjs';

/** @typedef {{ id: string, type: 'docs' | 'story', tags: string[] }} Entry */
/** @typedef {import('playwright').BrowserContext} Context */

/**
 * What the toolbar chooses and the ground of pages in it. Each page of documentation is looked at in one of them, the next
 * page in the other.
 * @typedef {{ globals: string, ground: string }} Look @type {readonly [Look, Look]}
 */
const LOOKS = [
  { globals: 'scheme:dark;locale:en;direction:rtl', ground: 'rgb(22, 19, 22)' },
  { globals: 'contrast:high;locale:en;direction:rtl', ground: 'rgb(0, 0, 0)' },
];
/** A desktop of 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };
const PAGES_AT_ONCE = 2;
/** Wide, as others may have the core. */
const READY_MS = 120_000;
/** The search answers within a frame or two, as does a page to its size; this is how long one that does not is waited for. */
const FOUND_MS = 120_000;
/** So long a framed story of a page, which is a page of its own, may take to come in its looks. */
const LOOKED_MS = 120_000;
/** What people type into Storybook's search, with the title of the widget that is meant. @type {Record<string, string>} */
const SEARCHES = JSON.parse(readFileSync('.storybook/polish-searches.json', 'utf8'));

if (!existsSync(path.join(STORYBOOK, 'index.json'))) fail('Run "npm run storybook:build" first.');
const filters = process.argv.slice(2);
const entries = entriesOfSidebar().filter(
  ({ id }) => filters.length === 0 || filters.some((part) => id.includes(part)),
);
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
  faults.push(...(await faultsOfSearch(context, frame)));
  await browser.close();
  return faults;
}

/** @param {Context} context @param {string} frame @param {Entry} entry @returns {Promise<string | undefined>} */
async function faultOf(context, frame, { id, type }) {
  const page = await context.newPage();
  page.setDefaultTimeout(READY_MS);
  try {
    const look = LOOKS[entries.findIndex((entry) => entry.id === id) % 2] ?? LOOKS[0];
    const globals = type === 'docs' ? `&globals=${look.globals}` : '';
    await page.goto(`${frame}?viewMode=${type}&id=${id}${globals}`, { waitUntil: 'domcontentloaded' });
    if (type === 'story') return await faultOfStory(page, id);
    await page.locator('#storybook-docs h1').first().waitFor();
    if (await page.evaluate(isLocked)) return 'an open layer locks the page';
    return (await lostLookOf(page, look)) ?? (await besideNarrowOf(page));
  } catch (failure) {
    return String(failure);
  } finally {
    await page.close();
  }
}

/**
 * What of a page of documentation is not as the toolbar says: its ground, that of a frame or of a row, a light block of
 * code, or language and direction of a story. The looks reach it some frames after its words.
 * @param {import('playwright').Page} page @param {Look} look @returns {Promise<string | undefined>}
 */
async function lostLookOf(page, { globals, ground }) {
  const wanted = { ground, stories: '[lang="en"][dir="rtl"]' };
  /** @type {string[]} */
  let lost = [];
  for (const began = performance.now(); performance.now() - began < LOOKED_MS; ) {
    lost = await page.evaluate(othersThan, wanted);
    for (const frame of page.frames().slice(1)) {
      const seen = await frame.evaluate(() => getComputedStyle(document.body).backgroundColor).catch(String);
      if (frame.url().includes('viewMode=story') && seen !== ground) lost.push(`a framed story ${seen}`);
    }
    if (lost.length === 0) return undefined;
    await page.waitForTimeout(100);
  }
  return `not in ${globals}: ${[...new Set(lost)].join(', ')}`;
}

/** What is read scrolls in one direction only (WCAG 1.4.10). @param {import('playwright').Page} page @returns {Promise<string | undefined>} */
async function besideNarrowOf(page) {
  await page.setViewportSize(NARROW);
  return page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, {
      timeout: FOUND_MS,
    })
    .then(
      () => undefined,
      () => `wider than a window of ${NARROW.width} px`,
    );
}

/** Runs in the page. @param {{ ground: string, stories: string }} wanted */
function othersThan({ ground, stories }) {
  const grounds = [...document.querySelectorAll('.sbdocs-wrapper, .sbdocs-preview')]
    .map((element) => `${element.classList[0]} ${getComputedStyle(element).backgroundColor}`)
    .filter((seen) => !seen.endsWith(ground));
  const lost = [...document.querySelectorAll('.docs-story')]
    .filter((story) => !story.querySelector('iframe') && story.textContent && !story.querySelector(stories))
    .map((story) => `story ${story.id || story.textContent.slice(0, 30)}`);
  const groundOf = (/** @type {Element} */ element) => getComputedStyle(element).backgroundColor;
  const rows = [...document.querySelectorAll('.sbdocs-content tr:not(.sb-unstyled *)')]
    .map(groundOf)
    .filter((seen) => seen !== ground && seen !== 'rgba(0, 0, 0, 0)');
  // Both looks are dark.
  const code = [...document.querySelectorAll('.docblock-source')]
    .map(groundOf)
    .filter((seen) => Number(/\d+/.exec(seen)?.[0]) > 127);
  return [...grounds, ...lost, ...rows.map((seen) => `row ${seen}`), ...code.map((seen) => `code ${seen}`)];
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
