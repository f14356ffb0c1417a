/** Whether a font of the documents has a glyph for this character. */
export type Covers = (character: string) => boolean;

/**
 * Text that can be set in full. A character without a glyph would make the whole PDF/UA fail, and a hidden one (a
 * change of direction, a character of zero width) could make a signed text read differently from its bytes: both are
 * shown by their code, e.g. `[U+202E]`. Letters written with combining marks are composed first.
 */
export function printable(text: string, covers: Covers): string {
  return Array.from(text.normalize('NFC').replaceAll('\r\n', '\n'), (character) =>
    character === '\n' || (!isHidden(character) && covers(character)) ? character : codeOf(character),
  ).join('');
}

/** Control, format, unassigned and private characters. */
function isHidden(character: string): boolean {
  return /^\p{C}$/u.test(character);
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}
