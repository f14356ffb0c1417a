import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insideIn, unpublishedIn } from './named';

/** Lists of changes tell what was there in earlier versions. */
const PAGES = globSync(['packages/{ui,domain}/README.md', '.changeset/*.md']).sort();

it.each([
  ['`@urzad/ui/vite-fonts` and `@urzad/domain/testing`.', ['@urzad/ui/vite-fonts', '@urzad/domain/testing']],
  ['`@urzad/ui/styles.css`, `@urzad/ui`, `@urzad/grants`', ['@urzad/grants']],
  ['It is there. `@urzad/ui/vite` and\n`@urzad/ui/vite-fonts` are not published: no.', []],
])('finds the entries that nobody can import, unless a sentence says so: %s', (text, found) => {
  expect(unpublishedIn(text)).toEqual(found);
});

it('finds what only this repository has, unless it is a name of before', () => {
  expect(insideIn('`registrationFieldLabel` takes names; `isPesel()` none.')).toEqual([
    'registrationFieldLabel',
  ]);
  expect(insideIn('`homeErrors` is\nnow `placeErrors`.')).toEqual([]);
});

it.each(PAGES)('%s names only what is published', (page) => {
  const text = readFileSync(page, 'utf8');

  expect([...unpublishedIn(text), ...insideIn(text)]).toEqual([]);
});
