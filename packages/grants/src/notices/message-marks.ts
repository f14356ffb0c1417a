import { type IsoDate, isBankAccount, isPesel, type Locale } from '@urzad/domain';

/** What a message to chosen people may name of each of them. */
export const MESSAGE_MARKS = ['imie', 'numer', 'link'] as const;
export type MessageMark = (typeof MESSAGE_MARKS)[number];

const MARK = /\{([^{}]*)\}/g;
/** Digits with what people put between them: spaces of any kind, dots, dashes, ends of lines; `+` begins a phone number. */
const DIGITS = /(?:\+ ?)?\d(?:[\s.\u00ad\u00b7\u200b-\u200d\u2060\u2212\p{Pd}]{0,3}\d)*/gu;
const PESEL_LENGTH = 11;
const ACCOUNT_LENGTH = 26;
/** After every day that a PESEL can hide: a wrong day is no reason to let a number through. */
const LAST_DAY: IsoDate = '2299-12-31';

/** What is wrong with a text of a message: a mark that nobody knows, or a number of a person. */
export type MessageProblem = { code: 'unknown-mark'; mark: string } | { code: 'private-number' };

export function messageProblem(text: string): MessageProblem | undefined {
  for (const [whole, mark = ''] of text.matchAll(MARK)) {
    if (!MESSAGE_MARKS.some((known) => known === mark)) return { code: 'unknown-mark', mark: whole };
  }
  return hasPrivateNumber(text) ? { code: 'private-number' } : undefined;
}

/**
 * Whether a text has a number of a person or of an account, which no e-mail carries (Process §2.20): a PESEL or an account
 * number whose check digits are right. Phone numbers that begin with `+` or `00` are none.
 */
export function hasPrivateNumber(text: string): boolean {
  return Array.from(text.matchAll(DIGITS), ([run]) => run).some(isPrivateIn);
}

/** Digits in one run may be several numbers, as in lines of a list: each begins and ends where a group does. */
function isPrivateIn(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  return groups.some((_, first) => {
    const isPhone = first === 0 ? run.startsWith('+') : groups[first - 1] === '00';
    let number = '';
    for (const group of groups.slice(first, first + ACCOUNT_LENGTH)) {
      number += group;
      if (number.length === PESEL_LENGTH && !isPhone && isPesel(number, LAST_DAY)) return true;
      if (number.length === ACCOUNT_LENGTH && isBankAccount(number)) return true;
      if (number.length >= ACCOUNT_LENGTH) return false;
    }
    return false;
  });
}

/** Whether a text names what only some lists have. */
export function usesMark(text: string, mark: MessageMark): boolean {
  return text.includes(`{${mark}}`);
}

/** The text for one person; what they do not have is left out. */
export function filledMessage(text: string, values: Readonly<Record<MessageMark, string>>): string {
  const filled = text.replace(MARK, (whole, mark: string) =>
    MESSAGE_MARKS.some((known) => known === mark) ? values[mark as MessageMark] : whole,
  );
  return filled.replace(/ +([,.!?])/g, '$1').trim();
}

/** A message to begin with. */
export interface MessageTemplate {
  code: string;
  name: Readonly<Record<Locale, string>>;
  subject: Readonly<Record<Locale, string>>;
  text: Readonly<Record<Locale, string>>;
}

/** Those that the product ships. */
export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = [
  {
    code: 'PRZERWA',
    name: { pl: 'Przerwa w działaniu portalu', en: 'The portal is away' },
    subject: { pl: 'Przerwa w działaniu portalu', en: 'The portal will be away' },
    text: {
      pl: 'W dniu [dzień] od [godzina] do [godzina] portal nie będzie działał. Zapisane szkice zostaną. Jeśli kończy Ci się termin, wyślij dokumenty wcześniej: {link}',
      en: 'On [day] from [hour] to [hour] the portal will be away. Saved drafts stay. If a deadline of yours is near, send the documents earlier: {link}',
    },
  },
  {
    code: 'DANE',
    name: { pl: 'Prośba o sprawdzenie danych', en: 'Please check your data' },
    subject: { pl: 'Sprawdź swoje dane – {numer}', en: 'Check your data – {numer}' },
    text: {
      pl: '{imie}, sprawdź w portalu, czy Twój adres i telefon są aktualne (numer {numer}). Zajmie to chwilę: {link}',
      en: '{imie}, please check in the portal that your address and phone are up to date (number {numer}). It takes a moment: {link}',
    },
  },
  {
    code: 'SPOTKANIE',
    name: { pl: 'Zaproszenie na spotkanie', en: 'Invitation to a meeting' },
    subject: { pl: 'Zaproszenie na spotkanie informacyjne', en: 'Invitation to an information meeting' },
    text: {
      pl: '{imie}, zapraszamy na spotkanie informacyjne w dniu [dzień] o [godzina], [miejsce]. Udział jest bezpłatny i dobrowolny.',
      en: '{imie}, you are invited to an information meeting on [day] at [hour], [place]. It is free and voluntary.',
    },
  },
];
