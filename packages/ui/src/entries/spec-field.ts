// A field made from its description, which may be of any type.

export { isDrawnAsRows } from '../forms/spec-field/choice-look';
export { type FieldBinding, SpecField, type SpecFieldProps } from '../forms/spec-field/spec-field';
export type { SpecSource } from '../forms/spec-field/spec-lookups';
export type { ValueBinding } from '../forms/spec-field/spec-values';
export { isValueType } from '../forms/spec-field/value-types';
