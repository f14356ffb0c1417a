import type { Locale } from '@urzad/domain';
import type { NoticeKind } from '../notice-kinds';

/**
 * The words of a notice as they are shipped, with marks in braces. The e-mail beside it has the same, unless
 * it has a template of its own, whose code ends with `-mail`: it leaves out what only its reader may see (Process §2.20).
 */
export interface NoticeTemplate {
  kind: NoticeKind;
  /** When it is sent, for who changes its words. */
  name: Readonly<Record<Locale, string>>;
  subject: Readonly<Record<Locale, string>>;
  text: Readonly<Record<Locale, string>>;
}

type Words = readonly [subject: string, text: string];

export function template(
  kind: NoticeKind,
  [pl, en]: readonly [pl: string, en: string],
  words: { pl: Words; en: Words },
): NoticeTemplate {
  return {
    kind,
    name: { pl, en },
    subject: { pl: words.pl[0], en: words.en[0] },
    text: { pl: words.pl[1], en: words.en[1] },
  };
}

/** What an English text says behind a document of the office: a legal act, which the law has in Polish. */
export const POLISH_BINDS = 'It is in Polish, and the Polish text is the binding one.';
