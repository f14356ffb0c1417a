import { foldForSearch } from '@urzad/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

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
  'wiosna',
  'lato',
  'jesien',
  'zima',
];

/** The most common passwords of the world, with letters only in lower case, and our words. */
const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map((word) => word.toLowerCase()),
  ...OUR_WORDS,
  ...namesOf({ month: 'long' }, 12),
  ...namesOf({ weekday: 'long' }, 7),
]);

/** Shorter words occur in random passwords by chance. */
const WORD_MIN_LETTERS = 4;

/** Characters that people use in place of a letter. `1` is used for two letters. */
const LEET: readonly Readonly<Record<string, string>>[] = [
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
];

/** The digit on the key of a special character, as in `!QAZ` for `1qaz`. */
const UNSHIFTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...')!@#$%^&*('].map((special, digit) => [special, String(digit)]),
);

const REPEATED = /^(.{4,}?)\1+$/;

/** A year is guessed as easily as one digit. */
const YEAR = /(?:19|20)[0-9]{2}/;

/**
 * The rule of the form requires a capital, a digit and a special character, and people add them to a common word:
 * `Password1!`, `Lato2027!`. The word is therefore searched for without them: in lower case and without Polish
 * diacritics, with letters for the characters that stand for them and digits for those on their keys, without what
 * stands before and after it, and once where it is repeated. A word that is a small part of the password, of which a
 * year is none, leaves enough to guess, and is accepted.
 */
export function isCommonPassword(password: string): boolean {
  if (common.has(password.toLowerCase())) return true;
  const folded = withoutRepeats(foldForSearch(password));
  const length = folded.replace(YEAR, '').length;
  return spellingsOf(folded).some(
    (word) => word.length >= WORD_MIN_LETTERS && word.length >= length * shareOf(word) && common.has(word),
  );
}

/** The part of a password that a word has to be. The list has short ones with digits, which occur by chance. */
function shareOf(word: string): number {
  return /[0-9]/.test(word) ? 0.75 : 0.5;
}

function spellingsOf(folded: string): string[] {
  return [folded, withoutSpecialEnds(folded), withoutEnds(folded)]
    .flatMap((text) => [text, ...[...LEET, UNSHIFTED].map((signs) => withSigns(text, signs))])
    .flatMap((text) => [text, withoutSpecialEnds(text), withoutEnds(text)]);
}

/** `1qaz` of `1qaz!qaz`: on the same keys the second time. */
function withoutRepeats(folded: string): string {
  const [, unit] = withSigns(folded, UNSHIFTED).match(REPEATED) ?? [];
  return unit ?? folded;
}

function withSigns(text: string, signs: Readonly<Record<string, string>>): string {
  return [...text].map((sign) => signs[sign] ?? sign).join('');
}

function withoutEnds(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

function withoutSpecialEnds(text: string): string {
  return text.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

/** Polish names of months or days, as a password has them. The first day of 2024 was the first of a week and a year. */
function namesOf(part: Intl.DateTimeFormatOptions, count: number): string[] {
  const name = new Intl.DateTimeFormat('pl', { ...part, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, at) =>
    foldForSearch(name.format(part.month ? Date.UTC(2024, at, 1) : Date.UTC(2024, 0, at + 1))),
  );
}
