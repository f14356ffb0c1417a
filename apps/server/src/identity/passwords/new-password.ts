import {
  containsPersonalData,
  type FieldErrorCode,
  foldForSearch,
  isPasswordStrongEnough,
} from '@urzad/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON_COUNT = 10_000;

/** Words that people of this office think of first, and Polish ones that no international list has. */
const OUR_WORDS = [
  'urzad',
  'praca',
  'urzadpracy',
  'granty',
  'malegranty',
  'zlobek',
  'niania',
  'wniosek',
  'haslo',
  'polska',
];

/** The most common passwords of the world, in lower case. */
const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].slice(0, COMMON_COUNT).map((word) => word.toLowerCase()),
  ...OUR_WORDS,
]);

/** Shorter words occur in random passwords by chance. */
const WORD_MIN_LETTERS = 4;

/** Characters that people use in place of a letter. `1` is used for two letters. */
const LEET: readonly Readonly<Record<string, string>>[] = [
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
];

/**
 * Why a new password is refused, if it is: the rule of the form, the 10,000 most common ones, the person's own data
 * (Order §2).
 */
export function newPasswordError(
  password: string,
  person: { mail: string; firstname?: string | null; lastname?: string | null },
): FieldErrorCode | undefined {
  const isWeak =
    !isPasswordStrongEnough(password) ||
    isCommon(password) ||
    containsPersonalData(password, {
      mail: person.mail,
      firstname: person.firstname ?? '',
      lastname: person.lastname ?? '',
    });
  return isWeak ? 'not-valid-pass' : undefined;
}

/**
 * The rule of the form requires a capital, a digit and a special character, and people add them to a common word:
 * `Password1!`, `Urzad2024!`. The word is therefore searched for without them: in lower case and without Polish
 * diacritics, with letters for the characters that stand for them, without digits and special characters before and
 * after it. A word of less than half of the password leaves enough to guess, and is accepted.
 */
function isCommon(password: string): boolean {
  const folded = foldForSearch(password);
  if (common.has(password.toLowerCase()) || common.has(folded)) return true;

  const bare = withoutEnds(folded);
  return [folded, bare]
    .flatMap((text) => [text, ...LEET.map((letters) => withLetters(text, letters))])
    .map(withoutEnds)
    .some((word) => word.length >= WORD_MIN_LETTERS && word.length * 2 >= folded.length && common.has(word));
}

function withLetters(text: string, letters: Readonly<Record<string, string>>): string {
  return [...text].map((sign) => letters[sign] ?? sign).join('');
}

function withoutEnds(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}
