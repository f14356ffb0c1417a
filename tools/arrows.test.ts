import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** `portal → domain`, as the `package.json` of each workspace has it; stories and tests may need more. */
const declared = globSync('{packages,apps}/*/package.json')
  .map((file): Manifest => JSON.parse(readFileSync(file, 'utf8')))
  .flatMap(({ name, dependencies = {} }) =>
    Object.keys(dependencies)
      .filter((other) => other.startsWith('@urzad/'))
      .map((other) => `${shortOf(name)} → ${shortOf(other)}`),
  )
  .toSorted();

it('the picture of the architecture has an arrow for each workspace that another one needs, and no other', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} → ${to}`);

  expect(drawn.toSorted()).toEqual(declared);
});

it('the conventions say the same', () => {
  const page = readFileSync('docs/conventions.md', 'utf8');
  const said = [...page.matchAll(/`(\w+) → (\w+(?:, \w+)*)`/g)].flatMap(([, from, all = '']) =>
    all.split(', ').map((to) => `${from} → ${to}`),
  );

  expect(said.toSorted()).toEqual(declared);
});

function shortOf(name: string): string {
  return name.replace(/^@urzad\//, '');
}
