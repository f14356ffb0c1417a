export const NAME_MAX_LENGTH = 60;

/** Letters of any language, spaces, dashes and apostrophes, at most 60 characters, beginning with a letter. */
export function isPersonName(text: string): boolean {
  return text.length <= NAME_MAX_LENGTH && /^\p{L}[\p{L}\p{M} '’-]*$/u.test(text);
}
