import type { FieldType } from '@urzad/domain';

/** Types whose answers are no text: a form gives them `value` and `onValueChange`, and not what `register()` gives. */
const VALUE_TYPES: readonly FieldType[] = ['dateRange', 'tags', 'textList', 'objects'];

/** Whether the answers of a type are no text, so that a form binds the field by `value` and `onValueChange`. */
export function isValueType(type: FieldType): boolean {
  return VALUE_TYPES.includes(type);
}
