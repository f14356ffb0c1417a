import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import POLISH_SEARCHES from '../../.storybook/polish-searches.json' with { type: 'json' };
import { POLISH_NAMES } from '../../.storybook/run/polish-names';
import { isForReaders, STATES } from '../../.storybook/shown-stories';
import { forReaders, onlyPictures } from '../../.storybook/sidebar';
import { ASSEMBLED_STORIES, WIDGET_STORIES } from './story-files';

/** The stories of each file as the sidebar gets them. */
const FILES = [...WIDGET_STORIES, ...ASSEMBLED_STORIES].map((file) => {
  const { indexInputs } = loadCsf(readFileSync(file, 'utf8'), {
    fileName: path.resolve(file),
    makeTitle: (title = '') => title,
  }).parse();
  return forReaders(indexInputs);
});
const isShown = ({ tags = [] }: { tags?: string[] }) => !tags.includes('!dev');

it.each([
  [{ name: 'LongText', plays: false }, true],
  [{ name: 'Default', plays: true }, true],
  [{ name: 'ReadOnly', plays: true }, true],
  [{ name: 'Read Only', plays: true }, true],
  [{ name: 'ClosesByEscape', plays: true }, false],
  [{ name: 'Closes By Escape', plays: true }, false],
  [{ name: 'ClosesByEscape', plays: false }, true],
  [{ name: 'Rotates', plays: true }, false],
  [{ name: 'ClosesByEscape', plays: true, tags: ['picture'] }, true],
  [{ name: 'Roles', plays: true, tags: ['shown'] }, true],
])('a story %o is for readers: %s', (story, expected) => {
  expect(isForReaders(story)).toBe(expected);
});

it('takes the tests out of the sidebar and of the documentation', () => {
  const stories = FILES.flat();
  const tests = stories.filter((story) => !isShown(story));

  expect(tests.length).toBeGreaterThan(500);
  for (const { tags } of tests) expect(tags).toEqual(expect.arrayContaining(['!dev', '!autodocs']));
  expect(stories.filter(isShown).length).toBeLessThan(stories.length / 2);
});

it('shows every widget and every page of the foundations', () => {
  const shown = FILES.filter((stories) => stories.some(isShown));
  const widgets = new Set(shown.map(([first]) => first?.rawComponentPath));

  const missing = FILES.filter((stories) => !shown.includes(stories))
    .flatMap(([first]) => first ?? [])
    .filter(({ title = '', rawComponentPath }) =>
      rawComponentPath?.startsWith('./') && !/^Internal\/|\/(Late|Offline)$/.test(title)
        ? !rawComponentPath.includes('/testing/') && !widgets.has(rawComponentPath)
        : title.startsWith('Foundations/'),
    )
    .map(({ title }) => title);
  expect(missing).toEqual([]);
});

it('names no state that is never shown by its name alone', () => {
  const names = FILES.flat()
    .filter(({ tags = [] }) => tags.includes('play-fn') && !tags.includes('picture'))
    .map(({ exportName }) => exportName);
  expect(STATES.filter((name) => !names.includes(name))).toEqual([]);
});

it('puts a story for readers first, whose tags its page of documentation gets', () => {
  for (const [first, ...others] of FILES)
    if (others.some(isShown)) expect(first && isShown(first)).toBe(true);
});

// What somebody types, with Polish signs and without, and the widget that is meant. `npm run audit -- docs` types it into
// Storybook's own search.
it.each(Object.entries(POLISH_SEARCHES))('the search for %s finds %s', (typed, title) => {
  const found = FILES.flat().filter(({ name }) => name?.includes(typed));
  expect(found.map((story) => story.title)).toContain(title);
});

// Storybook writes the description of a file into what stands there as an object, and over what is only named there.
it('keeps stories with an open layer in frames, also in a file with a description', () => {
  const named = [...WIDGET_STORIES, ...ASSEMBLED_STORIES].filter((file) =>
    readFileSync(file, 'utf8').includes('docs: FRAMED_DOCS'),
  );
  expect(named).toEqual([]);
});

it('gives Chromatic the stories that have a picture, and no others', async () => {
  const entry = (exportName: string, ...tags: string[]) => ({
    type: 'story' as const,
    importPath: './button.stories.tsx',
    exportName,
    tags,
  });
  const createIndex = async () => [
    entry('Default'),
    entry('Variants', 'dev', 'picture'),
    entry('Closes', 'play-fn'),
  ];
  const index = await onlyPictures({ test: /\.tsx$/, createIndex }).createIndex('', {
    makeTitle: (title = '') => title,
  });

  expect(index.map(({ exportName }) => exportName)).toEqual(['Variants']);
});

it('gives Polish words to widgets that there are', () => {
  const titles = new Set(FILES.flat().map(({ title }) => title));
  expect(Object.keys(POLISH_NAMES).filter((title) => !titles.has(title))).toEqual([]);
});
