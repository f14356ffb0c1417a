const marked = new Set<string>();

/**
 * Marks a text of the specification where it is written: it is shown byte for byte (Order §9, §10), so no formatter
 * changes it. A text of one word has no space to change and needs no mark.
 */
/* @__NO_SIDE_EFFECTS__ */
export function asSpecified(text: string): string {
  marked.add(text);

  return text;
}

export function isAsSpecified(text: string): boolean {
  return marked.has(text);
}
