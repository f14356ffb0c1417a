import { tidyText } from '../words/tidy-text';

export const EMAIL_MAX_LENGTH = 254;

/** The specification allows endings of 2 to 4 letters; an office that writes to longer ones raises the number. */
const ENDING_MAX_LETTERS = 4;

/**
 * Letters a–z of either case, digits and `. _ - +` before the @, a domain with a short ending after it
 * (Spec §5, Order §3). A dot may neither begin nor end the name, nor follow another dot: no server takes those.
 */
export function isEmail(text: string, endingMaxLetters = ENDING_MAX_LETTERS): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;

  const shape = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9-]+\.)+([a-z]{2,})$/i.exec(text);
  return shape?.[1] !== undefined && shape[1].length <= endingMaxLetters;
}

/** The form in which an address is stored and compared: one person, one address, in either case. */
export function normaliseEmail(text: string): string {
  return tidyText(text).toLowerCase();
}

/** The rule of an e-mail address, and the code (`fields/field-errors`) of its error. */
export const EMAIL_RULE = {
  max: EMAIL_MAX_LENGTH,
  isRight: (text: string) => isEmail(text),
  code: 'not-valid-mail',
} as const;
