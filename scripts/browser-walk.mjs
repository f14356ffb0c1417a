// `npm run audit -- browsers`: one story of each widget of the built Storybook in Debian's Firefox and WebKitGTK: axe, the
// order of the Tab stops there and back, compared with the pinned Chromium, and native controls by their keys.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { faultsOf } from './browsers/faults.mjs';
import { firefox } from './browsers/firefox.mjs';
import { KNOWN_LIMITS_OF_BROWSERS } from './browsers/known-limits.mjs';
import { pinnedChromium } from './browsers/pinned-chromium.mjs';
import { STORYBOOK, serveStorybook } from './browsers/serve-storybook.mjs';
import { walkStory } from './browsers/walk-story.mjs';
import { webkit } from './browsers/webkit.mjs';
import { fail, say } from './processes.mjs';

/** @typedef {import('./browsers/walk-story.mjs').Walked} Walked */

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

if (!existsSync(path.join(STORYBOOK, 'index.json'))) fail('Run "npm run storybook:build" first.');
const filters = process.argv.slice(2);
const stories = oneOfEachWidget().filter(
  (id) => filters.length === 0 || filters.some((part) => id.includes(part)),
);
const server = await serveStorybook({ '/axe.js': AXE });
const [expected, ...others] = await Promise.all([pinnedChromium, firefox, webkit].map(walkAll));
server.close();

const faults = others.flatMap(({ name, walked }) =>
  [...walked].flatMap(([id, found]) =>
    faultsOf(found, expected?.walked.get(id)).map((fault) => `${name.split(' ')[0]} ${id}: ${fault}`),
  ),
);
const known = new Set(KNOWN_LIMITS_OF_BROWSERS.flatMap(({ finds }) => finds));
const unknown = faults.filter((fault) => !known.has(fault));
const names = others.map(({ name }) => name);
say(
  `${stories.length} stories in ${names.join(' and ')}: ${unknown.length} at fault, ${faults.length - unknown.length} known.`,
);
for (const fault of unknown) console.error(`✖ ${fault}`);
process.exitCode = unknown.length > 0 ? 1 : 0;

/** The first picture of each widget. @returns {string[]} */
function oneOfEachWidget() {
  const { entries } = JSON.parse(readFileSync(path.join(STORYBOOK, 'index.json'), 'utf8'));
  /** @type {{ id: string, title: string, type: string, tags: string[] }[]} */
  const listed = Object.values(entries);
  const pictures = listed.filter(
    ({ type, title, tags }) => type === 'story' && tags.includes('picture') && !title.startsWith('Internal/'),
  );
  return [...Map.groupBy(pictures, ({ title }) => title).values()].flatMap(([first]) => first?.id ?? []);
}

/** @param {() => Promise<import('./browsers/walk-story.mjs').Remote>} start */
async function walkAll(start) {
  const remote = await start();
  /** @type {Map<string, Walked>} */
  const walked = new Map();
  try {
    for (const id of stories)
      walked.set(id, await walkStory(remote, `${server.frame}?viewMode=story&id=${id}`));
  } finally {
    await remote.close();
  }
  return { name: remote.name, walked };
}
