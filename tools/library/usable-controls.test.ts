import { createElement } from 'react';
import type { StoryContextForEnhancers, StrictInputType } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { usableControls } from '../../.storybook/run/usable-controls';

const NONE = { disable: true };
const A_PARAGRAPH = createElement('p');

/** The control that `usableControls` gives to a prop of this type; none of its own leaves it to Storybook. */
function controlOf(type: string, value: unknown, given: Partial<StrictInputType> = {}): unknown {
  const prop: StrictInputType = {
    name: 'prop',
    type: { name: 'other', value: type },
    table: { type: { summary: type } },
    ...given,
  };
  const story = { argTypes: { prop }, initialArgs: { prop: value } } as unknown as StoryContextForEnhancers; // only what is read
  return usableControls(story).prop?.control;
}

it.each([
  ['a function', '(row: Row) => string', () => ''],
  ['a function within', 'TableSelection<Row>', { selected: ['1'], onChange: () => undefined }],
  ['a function in a list', 'readonly Column[]', [{ key: 'a', cell: () => '' }]],
  ['an element', 'ReactNode', A_PARAGRAPH],
  ['an element within', '{ text?: ReactNode }', { text: A_PARAGRAPH }],
  ['bytes', 'PdfSource', new Uint8Array()],
  ['no value, of which {} is none either', 'TableView', undefined],
])('%s cannot be written as JSON, so there is no control', (_what, type, value) => {
  expect(controlOf(type, value)).toEqual(NONE);
});

it.each([
  ['an object', 'TableView', { order: [], sort: undefined, density: 'loose' }],
  ['a list', 'readonly FileItem[]', [{ id: '1', size: 8 }]],
  ['words that replace none', 'Partial<DataTableLabels>', undefined],
])('%s keeps the control of Storybook', (_what, type, value) => {
  expect(controlOf(type, value)).toBeUndefined();
});

it.each([
  ['words', 'ReactNode', 'Załączniki'],
  ['words that are not there yet', 'ReactNode', undefined],
  ['a day', '`a template`', '2026-11-21'],
])('%s are typed as text', (_what, type, value) => {
  expect(controlOf(type, value)).toEqual({ type: 'text' });
});

it('leaves what is chosen, what is no object, and what a story says itself', () => {
  expect(controlOf('"audio" | "video"', undefined, { options: ['audio', 'video'] })).toBeUndefined();
  expect(controlOf('boolean', undefined, { type: { name: 'boolean' } })).toBeUndefined();
  expect(controlOf('ReactNode', undefined, { control: { type: 'color' } })).toEqual({ type: 'color' });
});
