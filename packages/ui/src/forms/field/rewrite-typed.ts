/** The part of a text control that rewriting needs; an `HTMLInputElement` has it. */
export interface TypedText {
  value: string;
  selectionStart: number | null;
  setSelectionRange: (start: number, end: number) => void;
}

/** Gives what was typed its written form (`600123` → `600 123`) and keeps the caret after the same letter or digit. */
export function rewriteTyped(control: TypedText, format: (text: string) => string): void {
  const typed = control.value;
  const written = format(typed);
  if (written === typed) return;

  const caret = control.selectionStart ?? typed.length;
  control.value = written;
  const place = placeAfter(written, countSigns(typed.slice(0, caret)));
  control.setSelectionRange(place, place);
}

/** Separators come and go; letters and digits are what a person typed. */
const SIGN = /[\p{L}\p{N}]/u;

function countSigns(text: string): number {
  return [...text].filter((sign) => SIGN.test(sign)).length;
}

function placeAfter(text: string, signs: number): number {
  let seen = 0;
  let place = 0;

  while (seen < signs && place < text.length) {
    if (SIGN.test(text.charAt(place))) seen += 1;
    place += 1;
  }
  return place;
}
