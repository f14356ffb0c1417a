/** The part of a text control that rewriting needs; an `HTMLInputElement` has it. */
export interface TypedText {
  value: string;
  selectionStart: number | null;
  setSelectionRange: (start: number, end: number) => void;
}

/** Formats the typed text (`600123` → `600 123`) and keeps the caret after the same letter or digit. */
export function rewriteTyped<Control extends TypedText>(
  control: Control,
  format: (text: string) => string,
  write: (control: Control, text: string) => void = setText,
): void {
  const typed = control.value;
  const written = format(typed);
  if (written === typed) return;

  const caret = control.selectionStart ?? typed.length;
  write(control, written);
  const index = indexAfter(written, countTyped(typed.slice(0, caret)));
  control.setSelectionRange(index, index);
}

function setText(control: TypedText, text: string): void {
  control.value = text;
}

/** Separators are added and removed; letters and digits are the person's. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function countTyped(text: string): number {
  return [...text].filter((character) => LETTER_OR_DIGIT.test(character)).length;
}

function indexAfter(text: string, count: number): number {
  let seen = 0;
  let index = 0;

  while (seen < count && index < text.length) {
    if (LETTER_OR_DIGIT.test(text.charAt(index))) seen += 1;
    index += 1;
  }
  return index;
}
