import { isBlank } from '../words/hidden-marks';
import type { FieldErrorCode } from './field-errors';

/**
 * Why a tag is not added: nothing was typed, it is there already, there are as many as may be, the text of all is full, or
 * the office's own rule says no.
 */
export type TagRefusal = 'blank' | 'repeated' | 'limit' | 'full' | 'invalid';

/** Tags are unlimited in number (Spec §5), yet nobody types more text than this. */
export const TAGS_TEXT_MAX = 20_000;

export interface TagRules {
  /** @default false */
  allowRepeated?: boolean | undefined;
  /** How many tags there may be; −1 for no limit (Spec §5). @default -1 */
  limit?: number | undefined;
  isValid?: ((tag: string) => boolean) | undefined;
}

/** The list behind a tags value: a comma-separated text or the list itself (Spec §3). */
export function tagsOf(value: string | readonly string[]): string[] {
  return typeof value === 'string' ? value.split(',').filter((tag) => !isBlank(tag)) : [...value];
}

interface PartedTags {
  added: string[];
  /** In the order in which they were typed. */
  refused: { tag: string; refusal: Exclude<TagRefusal, 'blank'> }[];
}

/** Parts words into those that the list takes, one after the other, and those that it does not. */
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

/** What a list has already. It is counted and not copied: a pasted text has thousands of words. */
interface Taken {
  tags: Set<string>;
  count: number;
  /** Of the text that the whole list is. */
  length: number;
}

/** In the order of the origin: a blank one is nothing at all, then room, repetition, the office's rule. */
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

/** All that is wrong with a whole value, in the order in which it is told: what is asked of a list that was not built here. */
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

/** The text of all tags together has a limit of its own (Order §10). */
function isTextTooLong(value: string | readonly string[]): boolean {
  return (typeof value === 'string' ? value : value.join()).length > TAGS_TEXT_MAX;
}

/** Whether a whole value keeps the rules. */
export function areTags(value: string | readonly string[], rules: TagRules = {}): boolean {
  return tagsErrors(value, rules).every((code) => code === undefined);
}
