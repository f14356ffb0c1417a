/** The first colour of a native palette, which cannot be empty. */
export const FIRST_OWN_COLOUR = '#000000';

/** The placeholder of an empty field. */
export const COLOUR_EXAMPLE = '#1a7f5c';

/**
 * Parses a typed colour: with or without `#`, in either case, of three or six digits.
 * @returns `#rrggbb` in lower case; other text trimmed, for the rule to refuse
 */
export function parseTypedColour(text: string): string {
  const trimmed = text.trim();
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(trimmed)?.[1]?.toLowerCase();
  if (digits === undefined) return trimmed;

  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
