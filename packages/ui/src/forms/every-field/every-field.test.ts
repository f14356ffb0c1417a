import { FIELD_TYPES } from '@urzad/domain';
import { expect, it } from 'vitest';
import { EVERY_FIELD } from './testing/every-field';

it('has a row for each type of answer', () => {
  const shown = new Set(EVERY_FIELD.map(({ answerType }) => answerType));

  expect(Object.keys(FIELD_TYPES).filter((type) => !shown.has(type as keyof typeof FIELD_TYPES))).toEqual([]);
});
