import { CODE_LIVES_MINUTES } from '@urzad/contract';
import { hardSpaces, type Locale } from '@urzad/domain';
import type { Email } from './mail';

/** Whose e-mail it is. */
export interface Sender {
  office: string;
  appName: string;
  publicUrl: string;
}

interface EmailText {
  to: string;
  subject: string;
  /** Plain paragraphs. They are escaped here, so a name may hold anything. */
  paragraphs: readonly string[];
  /** Six digits to type in, shown large. */
  code?: string;
  /** A link to open, shown with its address. */
  link?: { label: string; href: string };
  office: string;
  /** @default 'pl' */
  locale?: Locale;
}

const ENDS = { pl: { closing: 'Pozdrawiamy', code: 'Kod' }, en: { closing: 'Kind regards', code: 'Code' } };

/**
 * The e-mail in two forms: text, and HTML without pictures that fits any width. Both keep their no-break spaces, as
 * e-mails are UTF-8; the subject has none, for people search by it.
 */
export function toEmail({
  to,
  subject,
  paragraphs: sentences,
  code,
  link,
  office,
  locale = 'pl',
}: EmailText): Email {
  const paragraphs = sentences.map(hardSpaces);
  const words = ENDS[locale];
  const closing = `${words.closing}\n${office}`;
  const text = [
    ...paragraphs,
    code && `${words.code}: ${code}`,
    link && `${link.label}: ${link.href}`,
    closing,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');

  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1b1b1b;max-width:36em">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    code ? `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(code)}</strong></p>` : '',
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '',
    `<p>${escapeHtml(closing).replace('\n', '<br>')}</p></body></html>`,
  ].join('');

  return { to, subject, text, html, ...(code && { livesMs: CODE_LIVES_MINUTES * 60_000 }) };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
