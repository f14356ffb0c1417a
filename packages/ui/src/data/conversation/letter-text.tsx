export interface LetterTextProps {
  /** Plain text as it was typed; it is never read as HTML. */
  text: string;
}

/** The text of a letter: a paragraph for each block between empty lines. Lines are kept, long words are broken. */
export function LetterText({ text }: LetterTextProps) {
  return text
    .trim()
    .split(/\r?\n(?:[^\S\n]*\n)+/)
    .map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and a sent letter does not change
      <p key={at} className="u:whitespace-pre-line u:wrap-anywhere">
        {paragraph}
      </p>
    ));
}
