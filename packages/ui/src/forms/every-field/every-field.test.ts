import { FIELD_TYPES } from '@urzad/domain';
import { expect, it } from 'vitest';
import { EVERY_FIELD, HALVES, type Place, rowsIn } from './testing/every-field';

it('has a row for each type of answer', () => {
  const shown = new Set(EVERY_FIELD.map(({ answerType }) => answerType));

  expect(Object.keys(FIELD_TYPES).filter((type) => !shown.has(type as keyof typeof FIELD_TYPES))).toEqual([]);
});

it('proves each type in one place, and at least two types of each half in each place', () => {
  const places: Place[] = ['tab', 'panel', 'sheet', 'condition', 'plain'];
  for (const half of ['typed', 'other'] as const) {
    const proved = places.map((place) => rowsIn(place, half));
    expect(Math.min(...proved.map(({ length }) => length))).toBeGreaterThanOrEqual(2);
    expect(HALVES[half].map((row) => proved.filter((rows) => rows.includes(row)).length)).toEqual(
      HALVES[half].map(() => 1),
    );
  }
});
