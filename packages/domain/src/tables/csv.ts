/** A byte order mark: without it Excel reads Polish letters as Latin 1. */
const BOM = '\ufeff';

/** Excel with Polish settings splits columns at semicolons; the comma is its decimal sign. */
const SEPARATOR = ';';

/**
 * The first characters of what a spreadsheet takes for a formula, full-width ones too, as Excel of East Asia does. A
 * tab or a line end may come before them, and is one by itself: some programs drop it.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r])/;

/**
 * Digits that a spreadsheet would take for a number and change: it drops leading zeros, writes twelve digits as
 * `1,2E+11` and keeps fifteen. A PESEL, a telephone, an account number.
 */
const DIGITS = /^(?:0[0-9]+|[0-9]{12,})$/;

/** Our own numbers may start with a minus. */
const NUMBER = /^-?[0-9]+(,[0-9]+)?$/;

/**
 * A table as a file for Excel: `;`, quoted where needed, lines ended by CRLF. A text that a spreadsheet would run as
 * a formula gets a leading apostrophe, since people outside the office wrote it; digits that are no number get a
 * tabulator, which nobody sees and every field drops (decision 0098).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(cellText).join(SEPARATOR)}\r\n`).join('');
}

function cellText(text: string): string {
  if (DIGITS.test(text)) return `\t${text}`;

  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
