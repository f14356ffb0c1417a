import { CODE_LIVES_MINUTES } from '@urzad/contract';
import { type Locale, typeset } from '@urzad/domain';
import {
  filledTemplate,
  type NoticeKind,
  type NoticeMark,
  type NoticeTemplateCode,
  noticeTemplate,
} from '@urzad/grants';
import type { Email } from './mail';
import type { Reader } from './reader';

/** Whose e-mail it is. */
export interface Sender {
  office: string;
  appName: string;
  publicUrl: string;
}

/** A text in each language: one that is missing does not compile. */
export type InEachLanguage<Text> = Readonly<Record<Locale, Text>>;

/** The words of a notification, and what it tells of. */
export type NoticeText = InEachLanguage<{ content_name: string; content_text: string }> & {
  readonly kind: NoticeKind;
  /** Of which template of the office it is, and the values of its marks. */
  readonly template?: { code: NoticeTemplateCode; values: InEachLanguage<Readonly<Record<string, string>>> };
};

type MarkValues = Partial<Record<NoticeMark, string | InEachLanguage<string>>>;

/** A notice by its template, in the words that are shipped. Those of the office come when it is told (`notify`). */
export function templated(code: NoticeTemplateCode, given: MarkValues): NoticeText {
  const { kind, subject, text } = noticeTemplate(code);
  const valuesIn = (locale: Locale) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : value[locale]]),
    );
  const values = { pl: valuesIn('pl'), en: valuesIn('en') };
  const told = { kind, template: { code, values } };
  return { ...told, ...inWords(values, { subject, text }) };
}

/** Words with marks, filled in each language. */
export function inWords(
  values: InEachLanguage<Readonly<Record<string, string>>>,
  { subject, text }: { subject: InEachLanguage<string>; text: InEachLanguage<string> },
) {
  const wordsIn = (locale: Locale) => ({
    content_name: filledTemplate(subject[locale], values[locale]),
    content_text: filledTemplate(text[locale], values[locale]),
  });
  return { pl: wordsIn('pl'), en: wordsIn('en') };
}

interface EmailWords {
  subject: string;
  /** Plain paragraphs after the greeting. They are escaped here, so a name may hold anything. */
  paragraphs: readonly string[];
}

interface EmailParts {
  to: Reader;
  /** Six digits to type in, shown large. */
  code?: string;
  /** A link to open, shown with its address. */
  link?: { label: InEachLanguage<string>; href: string };
  office: string;
  /** A person wrote the words, who greets and takes leave in them; the office only signs. */
  isOwnWords?: true;
}

const FRAME = {
  pl: { greeting: 'Dzień dobry,', closing: 'Pozdrawiamy', code: 'Kod' },
  en: { greeting: 'Hello,', closing: 'Kind regards', code: 'Code' },
} satisfies InEachLanguage<object>;

/**
 * The e-mail in the language of its reader and in two forms: text, and HTML without pictures that fits any width. Both
 * keep their no-break spaces, as e-mails are UTF-8; the subject has none, for people search by it.
 */
export function toEmail({
  to: { mail, locale },
  words,
  code,
  link,
  office,
  isOwnWords,
}: EmailParts & { words: InEachLanguage<EmailWords> }): Email {
  const { subject } = words[locale];
  const frame = FRAME[locale];
  const greeting = isOwnWords ? [] : [frame.greeting];
  const paragraphs = [...greeting, ...words[locale].paragraphs].map((text) => typeset(text, locale));
  const closing = isOwnWords ? office : `${frame.closing}\n${office}`;
  const label = link?.label[locale];
  const text = [...paragraphs, code && `${frame.code}: ${code}`, link && `${label}: ${link.href}`, closing]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');

  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1b1b1b;max-width:36em">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    code ? `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(code)}</strong></p>` : '',
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(label ?? '')}</a></p>` : '',
    `<p>${escapeHtml(closing).replace('\n', '<br>')}</p></body></html>`,
  ].join('');

  return { to: mail, subject, text, html, ...(code && { livesMs: CODE_LIVES_MINUTES * 60_000 }) };
}

/**
 * An e-mail with the words of its notification, which name no person (Process §2.20). Their lines are paragraphs, as the
 * preview of a template shows them.
 */
export function noticeEmail({
  text,
  more,
  ...parts
}: EmailParts & { text: NoticeText; more?: InEachLanguage<string> }): Email {
  const wordsIn = (locale: Locale): EmailWords => ({
    subject: text[locale].content_name,
    paragraphs: [...paragraphsOf(text[locale].content_text), ...(more ? [more[locale]] : [])],
  });
  return toEmail({ ...parts, words: { pl: wordsIn('pl'), en: wordsIn('en') } });
}

/** The lines of a text that the office may have written. */
export function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
