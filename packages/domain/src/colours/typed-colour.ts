/** Where a free choice of a colour begins, as a palette must show one. */
export const FIRST_OWN_COLOUR = '#000000';

/** How a colour may be written, shown in an empty box. */
export const COLOUR_EXAMPLE = '#1a7f5c';

/**
 * Reads a colour as people write it: with or without `#`, in capitals or not, in three digits or six.
 * @returns `#rrggbb` in small letters; text that is no such colour comes back trimmed, for the rule to refuse.
 */
export function parseTypedColour(text: string): string {
  const trimmed = text.trim();
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(trimmed)?.[1]?.toLowerCase();
  if (digits === undefined) return trimmed;

  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
