import { expect, it } from 'vitest';
import { unexplainedExports } from './export-docs';
import { propDocs } from './prop-docs';

const { components, props } = propDocs();

const names = (documented: readonly { name: string }[]) => documented.map(({ name }) => name);

it('every exported component has a sentence', () => {
  expect(components.length).toBeGreaterThan(150);
  expect(names(components.filter(({ description }) => !description))).toEqual([]);
});

it('every prop of our own has a sentence', () => {
  expect(props.length).toBeGreaterThan(1000);
  expect(names(props.filter(({ description }) => !description))).toEqual([]);
});

it('every default in the code stands in the table: in the destructuring of the component, or as @default', () => {
  expect(names(props.filter(({ shown, hasDefault }) => hasDefault && shown === undefined))).toEqual([]);
});

it('every other export has a sentence, and so has every member of an exported type', () => {
  expect(unexplainedExports()).toEqual([]);
});

it('every icon can be a drawing of the office', () => {
  expect(names(props.filter(({ type }) => type.includes('LucideIcon')))).toEqual([]);
});
