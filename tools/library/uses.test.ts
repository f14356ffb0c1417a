import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { USES } from '../../.storybook/guidance/uses/uses';
import { COMPONENT_DOCS } from './prop-docs';
import { WIDGET_STORIES } from './story-files';

/** Pages that are no widget of a host: its surroundings, and proofs of many widgets at once. */
const NO_WIDGETS =
  /^(?:Foundations|Internal)\/|\/(?:Every field|Form hidden|Form refusals|Registration|Schema form)/;

const TITLES = WIDGET_STORIES.map((file) => {
  const { meta } = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title = '') => title,
  }).parse();
  return meta.title ?? '';
});
const PAGES = TITLES.filter((title) => title.split('/').length === 2 && !NO_WIDGETS.test(title)).map(
  (title) => title.split('/')[1] ?? '',
);

it('says on the page of each widget when to use it, when not, and what instead', () => {
  const known = (page: string) => page in USES || / on a phone$| rail$|^Field of your own$/.test(page);
  expect(PAGES.filter((page) => !known(page))).toEqual([]);
});

it('speaks of pages and components that exist', () => {
  expect(Object.keys(USES).filter((name) => !PAGES.includes(name))).toEqual([]);

  const components = COMPONENT_DOCS.map(({ name }) => name);
  const named = Object.values(USES).flatMap((use) =>
    [
      ...Object.values(use)
        .join(' ')
        .matchAll(/`([A-Z]\w+)`/g),
    ].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !components.includes(name))).toEqual([]);
});
