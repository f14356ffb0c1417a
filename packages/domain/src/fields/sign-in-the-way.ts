import { tidyText } from '../words/tidy-text';

/** What the text of a code of `FieldErrorCode` may not have. A sign of several characters, as `EUR`, is one. */
const IN_THE_WAY: Readonly<Record<string, RegExp>> = {
  // A name begins with a letter.
  'not-valid-name': /^[ '-]+|[^\p{L}\p{M} '-]+/gu,
  // A letter in a NIP has a sentence of its own (Spec §5).
  'not-valid-nip': /[^0-9\p{L} -]+/gu,
  'not-valid-number': /[^0-9 +-]+/g,
  'not-valid-decimal': /[^0-9 .,+-]+/g,
  'not-valid-price': /[^0-9 .,-]+/g,
};

/** The field of an amount takes it out by itself. */
const CURRENCY = /^(?:zł|pln)|(?:zł|pln)$/gi;

/** A pasted page is not shown again. */
const SHOWN_MAX = 20;

/** The first sign that has to go from a refused text; `undefined` where no text would be left, or the fault is another. */
export function signInTheWay(code: string, value: unknown): string | undefined {
  const pattern = IN_THE_WAY[code];
  if (!pattern || typeof value !== 'string') return undefined;

  const tidy = tidyText(value);
  const text = code === 'not-valid-price' ? tidy.replace(CURRENCY, '') : tidy;
  const [sign] = text.match(pattern) ?? [];
  return text.replace(pattern, '').trim() === '' ? undefined : sign?.slice(0, SHOWN_MAX);
}
