import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FieldSpec } from '../fields/field-spec';
import type { FieldType } from '../fields/field-types';
import { draftShape } from './draft-shape';

const field = (type: FieldType, more: Partial<FieldSpec> = {}): FieldSpec => ({
  step: 1,
  type,
  pl: 'Pole',
  en: 'Field',
  required: true,
  ...more,
});
const draft = z.strictObject(
  draftShape({
    seats: field('int'),
    mood: field('range', { min: -5, max: 5 }),
    cost: field('price'),
    budget: field('price', { max: 5_000_000_000 }),
    note: field('text', { max: 5 }),
  }),
);

it.each([
  {},
  { seats: null, mood: null, cost: null, note: '' },
  { seats: 0, mood: -5, cost: 2_147_483_647, note: '  12345  ' },
  { budget: 5_000_000_000 },
  // Longer than its answer may be: pasted text is kept until it is shortened.
  { note: 'a'.repeat(5000) },
])('keeps %j, as the rules of the answers do', (answers) => {
  expect(draft.safeParse(answers).success).toBe(true);
});

it.each([
  [{ seats: -1 }],
  [{ mood: -6 }],
  [{ cost: -1 }],
  [{ cost: 2_147_483_648 }],
  [{ budget: 5_000_000_001 }],
  [{ seats: 1.5 }],
  [{ note: 'a'.repeat(5001) }],
  [{ note: 'a\u0000' }],
  [{ other: 1 }],
])('refuses %j', (answers) => {
  expect(draft.safeParse(answers).success).toBe(false);
});
