import type { MailServer } from './mail-server';

/** How the mailbox of the office is reached. */
export interface InboxServer extends MailServer {
  folder: string;
}

const USUAL_PORT = { tls: 993, other: 143 };

/** An address of `IMAP_URL`. */
export function imapUrlOf({ host, port, security, user, password, folder }: InboxServer): string {
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const scheme = security === 'tls' ? 'imaps' : 'imap';
  const demanded = security === 'starttls' ? '?requireTLS=true' : '';
  return `${scheme}://${account}${host}:${port}/${encodeURIComponent(folder)}${demanded}`;
}

/** The parts of such an address. */
export function inboxServerOf(imapUrl: string): InboxServer {
  const url = new URL(imapUrl);
  const isTls = url.protocol === 'imaps:';
  const isDemanded = url.searchParams.get('requireTLS') === 'true';
  return {
    host: url.hostname,
    port: Number(url.port) || (isTls ? USUAL_PORT.tls : USUAL_PORT.other),
    security: isTls ? 'tls' : isDemanded ? 'starttls' : 'auto',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}
