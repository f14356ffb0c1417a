import { tidyText } from '../words/tidy-text';

export const NAME_MAX_LENGTH = 60;

/** Letters of any language, spaces, hyphens and apostrophes, at most 60 characters, beginning with a letter. */
export function isPersonName(text: string): boolean {
  const name = tidyText(text);
  return name.length <= NAME_MAX_LENGTH && /^\p{L}[\p{L}\p{M} '-]*$/u.test(name);
}
