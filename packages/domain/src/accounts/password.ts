import { foldForSearch } from '../words/fold-for-search';

export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

export interface PasswordRequirements {
  length: boolean;
  capital: boolean;
  special: boolean;
  digit: boolean;
}

export const PASSWORD_MIN_LENGTH = 8;
/** Longer passwords would only cost the server time to hash. */
export const PASSWORD_MAX_LENGTH = 128;

/** Shorter parts of a name (`Al`, `de`) occur in too many words to be refused. */
const PERSONAL_MIN_LETTERS = 3;

/** The level of the meter (Spec §5, Order §3). It is no rule: `isPasswordStrongEnough` is. */
export function strengthOf(text: string): PasswordStrength {
  const { upper, lower, digit, special } = groupsIn(text);
  const length = signsIn(text);

  if (upper && lower && digit && special && length >= PASSWORD_MIN_LENGTH) return 'strong';
  if ([upper, lower, digit].filter(Boolean).length >= 2) return 'medium';
  return length >= 2 ? 'weak' : 'none';
}

/** The checklist of the form: which of the four requirements the text meets (Spec §5). */
export function passwordRequirements(text: string): PasswordRequirements {
  const { upper, digit, special } = groupsIn(text);

  return { length: signsIn(text) >= PASSWORD_MIN_LENGTH, capital: upper, special, digit };
}

export function isPasswordStrongEnough(text: string): boolean {
  return Object.values(passwordRequirements(text)).every(Boolean);
}

/** True when the password holds a part of the person's name or e-mail address, with or without Polish diacritics. */
export function containsPersonalData(
  text: string,
  person: { firstname?: string; lastname?: string; mail?: string },
): boolean {
  const password = foldForSearch(text.slice(0, PASSWORD_MAX_LENGTH));
  const [mailbox = ''] = (person.mail ?? '').split('@');
  const words = [person.firstname ?? '', person.lastname ?? '', mailbox].flatMap((part) => [
    foldForSearch(part),
    ...foldForSearch(part).split(/[^a-z]+/),
  ]);

  return words.some((word) => word.length >= PERSONAL_MIN_LETTERS && password.includes(word));
}

/** The number of visible characters, up to the limit that matters: one of them may take two code units. */
function signsIn(text: string): number {
  return [...text.slice(0, 2 * PASSWORD_MIN_LENGTH)].length;
}

function groupsIn(text: string) {
  return {
    upper: /\p{Lu}/u.test(text),
    lower: /\p{Ll}/u.test(text),
    digit: /[0-9]/.test(text),
    special: /[^\p{L}\p{N}]/u.test(text),
  };
}
