// What the library weighs, JavaScript and CSS after brotli: each export alone over a bare React page, a button with a
// dialog, and the screen of screen.mjs with all that it may ever load, as ratios to the same in React and native HTML.
// Run: node bench/size.mjs
import path from 'node:path';
import { entriesOf } from '../tools/packages/published.mjs';
import { brotli, bundle, bundles } from './kit/bundle.mjs';

/** What a page of React has anyway. */
const PAGE = ['react-dom/client', 'react/jsx-runtime'];
const REACT = ['react', 'react-dom', ...PAGE];

/** kB over bare React that these may weigh. */
const WANTED = new Map([
  ['Button', 1.5],
  ['Modal', 12.5],
]);

/** For each export of the entries that hold widgets, its entry. */
const ENTRY_OF = await entryOfEach();

const bare = await bundle(keeping([], PAGE));
const bareSize = brotli(bare.first);
console.log(`bare React page: ${bareSize.toFixed(1)} kB`);

await reportPages();
await reportWanted();
await reportExports();

/** The rows of whole pages, each with its floor. */
async function reportPages() {
  const parts = keeping(['Button', 'Modal'], PAGE);
  const script = await bundle(parts);
  const styled = await bundle(`import '@urzad/ui/styles.css';\n${parts}`);
  ratio('button and dialog, scripts', brotli(script.first), bareSize, 1.2);
  ratio('button and dialog, with all styles', brotli(styled.first), bareSize, 1.2);

  const floor = await bundle(pageSource('screen-floor.tsx'));
  const ours = await bundle(pageSource('screen-ui.tsx'));
  ratio('screen of 24 fields, all that may come', brotli(ours.whole), brotli(floor.whole), 2.3);
}

/** Those that have a goal, each in a page of its own. */
async function reportWanted() {
  for (const [name, wanted] of WANTED) {
    const page = await bundle(keeping([name], PAGE));
    const size = brotli(page.first) - bareSize;
    console.log(`${name} over bare React: ${size.toFixed(2)} kB (wanted: ${wanted} or less)`);
  }
}

/** Every export of the package without React, the heaviest first. */
async function reportExports() {
  const sizes = [];
  for (const name of ENTRY_OF.keys()) {
    // One build for all would cut them into files of which each holds more than one of them needs.
    const { first, whole } = await bundle(keeping([name]), REACT);
    sizes.push({ name, first: brotli(first), later: whole === first ? 0 : brotli(whole) - brotli(first) });
  }

  console.log('\nkB without React, + what comes later');
  for (const { name, first, later } of sizes.toSorted((one, other) => other.first - one.first)) {
    console.log(
      `${name.padEnd(28)} ${first.toFixed(1).padStart(5)} ${later > 0.05 ? `+ ${later.toFixed(1)}` : ''}`,
    );
  }
}

/** @returns {Promise<ReadonlyMap<string, string>>} */
async function entryOfEach() {
  const entries = entriesOf(path.resolve('packages/ui'))
    .map(({ name }) => path.posix.join('@urzad/ui', name))
    .filter((entry) => entry !== '@urzad/ui/tokens');
  const loaded = await bundles(
    entries.map((entry) => `export * from '${entry}';`),
    REACT,
  );
  return new Map(loaded.flatMap(({ exports }, at) => exports.map((name) => [name, entries[at] ?? ''])));
}

/** A script that cannot lose what it imports. @param {string[]} names @param {string[]} [modules] @returns {string} */
function keeping(names, modules = []) {
  const kept = modules.map((from, at) => `import * as kept${at} from '${from}';`);
  const own = names.map((name) => `import { ${name} } from '${ENTRY_OF.get(name)}';`);
  return [...kept, ...own, `globalThis.kept = [${[...names, ...modules.map((_, at) => `kept${at}`)]}];`].join(
    '\n',
  );
}

/** @param {string} name a page of `bench/pages` @returns {string} a script that runs it */
function pageSource(name) {
  return `import ${JSON.stringify(path.join(import.meta.dirname, 'pages', name))};`;
}

/** @param {string} what @param {number} ours @param {number} floor @param {number} wanted */
function ratio(what, ours, floor, wanted) {
  console.log(
    `${what.padEnd(40)} ${ours.toFixed(1)} kB, floor ${floor.toFixed(1)} kB: ${(ours / floor).toFixed(2)} F (wanted: ${wanted} or less)`,
  );
}
