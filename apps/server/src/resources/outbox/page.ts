import { momentText } from '@urzad/domain';
import { escapeHtml } from '../../mail/email';
import type { Email } from '../../mail/mail';

const STYLE = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  article { border-top: 1px solid; padding: 1rem 0; }
  h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
  p { margin: .25rem 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
`;

type ShownEmail = Pick<Email, 'to' | 'subject' | 'text'> & { create_date: Date };

/** Outgoing e-mails as a page: the newest first, text only, without external resources. */
export function outboxPage(emails: readonly ShownEmail[]): string {
  const list =
    emails.length > 0 ? emails.map(article).join('') : '<p>Nie wysłano jeszcze żadnej wiadomości.</p>';
  return [
    '<!doctype html><html lang="pl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Poczta wychodząca</title><style>${STYLE}</style></head>`,
    '<body><main><h1>Poczta wychodząca</h1>',
    '<p>Wersja demonstracyjna nie wysyła poczty na zewnątrz. Tu widać wiadomości, które dostaliby adresaci, od najnowszej.</p>',
    `${list}</main></body></html>`,
  ].join('');
}

function article({ to, subject, text, create_date }: ShownEmail): string {
  return [
    `<article><h2>${escapeHtml(subject)}</h2>`,
    `<p>Do: ${escapeHtml(to)}, <time datetime="${create_date.toISOString()}">${momentText(create_date)}</time></p>`,
    `<pre>${escapeHtml(text)}</pre></article>`,
  ].join('');
}
