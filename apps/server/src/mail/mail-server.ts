import type { SettingsOf } from '@urzad/grants';

/** How the server of letters is reached. */
export interface MailServer extends Pick<SettingsOf<'mail'>, 'host' | 'user'> {
  port: number;
  security: string;
  password: string;
}

/** Ports that mail servers listen on when an address names none. */
const USUAL_PORT = { tls: 465, other: 587 };

/** An address of `SMTP_URL`, as nodemailer reads it. */
export function smtpUrlOf({ host, port, security, user, password }: MailServer): string {
  const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  return `${scheme}://${account}${host}:${port}${security === 'starttls' ? '?requireTLS=true' : ''}`;
}

/** The parts of such an address. */
export function mailServerOf(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl);
  const isTls = url.protocol === 'smtps:';
  const isRequired = url.searchParams.get('requireTLS') === 'true';
  return {
    host: url.hostname,
    port: Number(url.port) || (isTls ? USUAL_PORT.tls : USUAL_PORT.other),
    security: isTls ? 'tls' : isRequired ? 'starttls' : 'auto',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}
