import { expect, it } from 'vitest';
import { unexplainedExports } from './export-docs';
import { COMPONENT_DOCS } from './prop-docs';

interface Documented {
  name: string;
  places: readonly string[];
}

const PROPS = COMPONENT_DOCS.flatMap(({ name, props }) =>
  props.map((prop) => ({ ...prop, name: `${name}.${prop.name}` })),
);

const names = (documented: readonly Documented[]) =>
  documented.map(({ name, places }) => `${name} (${places.join(', ')})`);

it('every exported component has a sentence', () => {
  expect(COMPONENT_DOCS.length).toBeGreaterThan(150);
  expect(names(COMPONENT_DOCS.filter(({ description }) => !description))).toEqual([]);
});

it('every prop of our own has a sentence', () => {
  expect(PROPS.length).toBeGreaterThan(1000);
  expect(names(PROPS.filter(({ description }) => !description))).toEqual([]);
});

it('every default in the code stands in the table: in the destructuring of the component, or as @default', () => {
  expect(names(PROPS.filter(({ shown, hasDefault }) => hasDefault && shown === undefined))).toEqual([]);
});

it('every other export has a sentence, and so has every member of an exported type', () => {
  expect(unexplainedExports()).toEqual([]);
});

it('every icon can be a drawing of the office', () => {
  expect(names(PROPS.filter(({ type }) => type.includes('LucideIcon')))).toEqual([]);
});
