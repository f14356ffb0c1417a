import type { Answers, FieldSpec } from './field-spec';
import { FIELD_TYPES } from './field-types';

type Fields = Readonly<Record<string, Pick<FieldSpec, 'type' | 'isPrivate'>>>;

/** The answers that may be stored in a browser that others use (Order §2). An unknown field counts as private. */
export function withoutPrivate(fields: Fields, answers: Answers): Record<string, unknown> {
  const hidden = new Set(privateNames(fields));
  const kept = Object.entries(answers).filter(([name]) => Object.hasOwn(fields, name) && !hidden.has(name));

  return Object.fromEntries(kept);
}

/** The names of the fields whose answers are stored in no browser and no log. */
export function privateNames(fields: Fields): string[] {
  const found = Object.entries(fields).filter(
    ([, { type, isPrivate }]) => isPrivate ?? FIELD_TYPES[type].isPrivate,
  );

  return found.map(([name]) => name);
}
