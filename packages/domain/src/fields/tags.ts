import { isBlank } from '../words/hidden-marks';
import type { FieldErrorCode } from './field-errors';

/**
 * Why a tag is not added: it is empty, it is in the list, the list has the largest number, the text of all is full,
 * or the office's own rule refuses it.
 */
export type TagRefusal = 'blank' | 'repeated' | 'limit' | 'full' | 'invalid';

/** Tags are unlimited in number (Spec §5); their text is not. */
export const TAGS_TEXT_MAX = 20_000;

export interface TagRules {
  /** Whether a tag may be in the list twice. @default false */
  allowRepeated?: boolean | undefined;
  /** The largest number of tags; −1 for no limit (Spec §5). @default -1 */
  limit?: number | undefined;
  /** The office's own rule: a tag that it answers `false` for is refused. @default every tag is valid */
  isValid?: ((tag: string) => boolean) | undefined;
}

/** The list of a tags value: comma-separated text or the list itself (Spec §3). */
export function tagsOf(value: string | readonly string[]): string[] {
  return typeof value === 'string' ? value.split(',').filter((tag) => !isBlank(tag)) : [...value];
}

interface PartedTags {
  added: string[];
  /** In the order in which they were typed. */
  refused: { tag: string; refusal: Exclude<TagRefusal, 'blank'> }[];
}

/** Splits words into those that the list accepts, one after the other, and the refused ones. */
export function partTags(
  words: readonly string[],
  tags: readonly string[],
  rules: TagRules = {},
): PartedTags {
  const parted: PartedTags = { added: [], refused: [] };
  const list: Taken = { tags: new Set(tags), count: tags.length, length: tags.join().length };

  for (const tag of words) {
    const refusal = tagRefusal(tag, list, rules);
    if (refusal === undefined) {
      parted.added.push(tag);
      list.tags.add(tag);
      list.count += 1;
      list.length += tag.length + 1;
    } else if (refusal !== 'blank') parted.refused.push({ tag, refusal });
  }
  return parted;
}

/** The state of a list. Counted and not copied: a pasted text has thousands of words. */
interface Taken {
  tags: Set<string>;
  count: number;
  /** The length of the text of the whole list. */
  length: number;
}

/** In the order of the original library: empty, number, repetition, the office's rule. */
function tagRefusal(
  tag: string,
  { tags, count, length }: Taken,
  { allowRepeated = false, limit = -1, isValid }: TagRules,
): TagRefusal | undefined {
  if (isBlank(tag)) return 'blank';
  if (limit >= 0 && count >= limit) return 'limit';
  if (length + tag.length >= TAGS_TEXT_MAX) return 'full';
  if (!allowRepeated && tags.has(tag)) return 'repeated';
  return isValid && !isValid(tag) ? 'invalid' : undefined;
}

/** All errors of a whole value, in the order in which they are shown. */
export function tagsErrors(
  value: string | readonly string[],
  { allowRepeated = false, limit = -1, isValid = () => true }: TagRules = {},
): readonly (FieldErrorCode | undefined)[] {
  const tags = tagsOf(value);
  const isRepeated = !allowRepeated && new Set(tags).size < tags.length;

  return [
    isTextTooLong(value) ? 'is-too-big' : undefined,
    isRepeated || tags.some((tag) => isBlank(tag) || !isValid(tag)) ? 'not-valid-tags' : undefined,
    limit >= 0 && tags.length > limit ? 'too-many-tags' : undefined,
  ];
}

/** The text of all tags together has a limit (Order §10). */
function isTextTooLong(value: string | readonly string[]): boolean {
  return (typeof value === 'string' ? value : value.join()).length > TAGS_TEXT_MAX;
}

/** Whether a whole value has no errors. */
export function areTags(value: string | readonly string[], rules: TagRules = {}): boolean {
  return tagsErrors(value, rules).every((code) => code === undefined);
}
