/** Marks, spaces, and letters without a visible glyph. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether a text has nothing visible: spaces of all kinds, marks of zero width. Such a text counts as empty. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}
