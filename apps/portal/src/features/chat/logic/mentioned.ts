/** Ids that the form of a message keeps as a text, as its draft does. */
export function idsOf(text: unknown): number[] {
  return String(text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0);
}
