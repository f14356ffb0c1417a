import ts from 'typescript';
import { expect, it } from 'vitest';
import { propertyOf } from '../../.storybook/samples/story-file';
import { COMPONENT_DOCS } from './prop-docs';
import { STORY_FILES } from './ui-program';

/** Parts that no story draws alone: the widget in whose picture they stand, or none when they draw nothing of their own. */
const SEEN_IN: Readonly<Record<string, string | undefined>> = {
  FormPanel: undefined,
  LazyPart: undefined,
  // The link of a router that no story runs.
  NextLink: 'TextLink',
  // The fields that it chooses among; `every-field` draws each of its types at each place.
  SpecField: 'TextField',
};

it('every exported component is drawn by a story that is compared with its picture', () => {
  const drawn = new Set([...STORY_FILES.values()].filter(hasPicture).flatMap(componentsOf));

  expect(drawn.size).toBeGreaterThan(150);
  const lacking = COMPONENT_DOCS.map(({ name }) => name).filter((name) => !drawn.has(name));
  expect(lacking.sort()).toEqual(Object.keys(SEEN_IN));
  expect(Object.values(SEEN_IN).filter((name) => name && !drawn.has(name))).toEqual([]);
});

type File = typeof STORY_FILES extends ReadonlyMap<string, infer Of> ? Of : never;

function hasPicture({ meta, stories }: File): boolean {
  return [meta, ...stories.values()].some((of) => /'picture'/.test(propertyOf(of, 'tags')?.getText() ?? ''));
}

function componentsOf({ source, meta }: File): string[] {
  const found = [/^\w+/.exec(propertyOf(meta, 'component')?.getText() ?? '')?.[0] ?? ''];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningLikeElement(node)) found.push(node.tagName.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
