import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Types that Storybook offers to write as JSON. It has controls of its own for the others, or none, as for functions. */
const WRITTEN_AS_JSON: readonly (string | undefined)[] = [
  'array',
  'intersection',
  'object',
  'other',
  'tuple',
  'union',
];

/**
 * What a control gives to a story has been JSON, in which there are no functions, elements or files. A prop whose value
 * has some would lose them with the first letter that is changed, so it has no control; nor has one of no value, whose
 * control begins with `{}`. Words are typed as words.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withUsable(argType, initialArgs[name])]),
  );

function withUsable(argType: StrictInputType, value: unknown): StrictInputType {
  const isObject = WRITTEN_AS_JSON.includes(argType.type?.name) && !argType.control && !argType.options;
  if (!isObject) return argType;
  const type = argType.table?.type?.summary ?? '';

  if (isTyped(type, value)) return { ...argType, control: { type: 'text' } };
  // Nothing is a value of these, too: words of a widget that replace none.
  if (value === undefined ? type.startsWith('Partial<') : isJson(value)) return argType;
  return { ...argType, control: { disable: true } };
}

/** Words, or a day as `2026-11-21`. */
function isTyped(type: string, value: unknown): boolean {
  const takesWords = type === 'ReactNode' || type.startsWith('`');
  return takesWords && (value === undefined || typeof value === 'string');
}

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || isValidElement(value)) return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
}
