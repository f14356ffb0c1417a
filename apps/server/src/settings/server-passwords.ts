import { type Config, keyFor } from '../config';
import { inboxServerOf } from '../mail/inbox-server';
import { type MailServer, mailServerOf } from '../mail/mail-server';
import { openSecret, sealSecret } from '../sealed-secret';
import type { baseSetting } from './table';

type Value = (typeof baseSetting.$inferSelect)['value'];
type Start = Pick<Config, 'smtpUrl' | 'imapUrl'>;

/** The sections with a password, which is sealed for its section alone. */
const SERVERS = {
  mail: { owner: 'mail-password', atStart: ({ smtpUrl }: Start) => smtpUrl && mailServerOf(smtpUrl) },
  inbox: { owner: 'inbox-password', atStart: ({ imapUrl }: Start) => imapUrl && inboxServerOf(imapUrl) },
} as const;
export type PasswordSection = keyof typeof SERVERS;

/** The server of a section as the portal was started with it. */
export function serverAtStart(section: PasswordSection, start: Start): MailServer | undefined {
  return SERVERS[section].atStart(start) || undefined;
}

export function passwordAtStart(section: PasswordSection, start: Start): string {
  return serverAtStart(section, start)?.password ?? '';
}

/** Whether answers name the server and the account of the start, for which its password is meant. */
export function isAtStart(
  section: PasswordSection,
  start: Start,
  { host, user }: Pick<Value, 'host' | 'user'>,
): boolean {
  const server = serverAtStart(section, start);
  return server !== undefined && server.host === host && server.user === user;
}

/**
 * The password of the server that these answers name: the sealed one, or that of the start where none was entered.
 * Empty when there is none, or when `SECRET_KEY` has changed since: the server then says so.
 */
export function passwordOfServer(
  section: PasswordSection,
  start: Start & Pick<Config, 'secretKey'>,
  { sealed_password, host, user }: Value,
): string {
  if (sealed_password === undefined) {
    return isAtStart(section, start, { host, user }) ? passwordAtStart(section, start) : '';
  }
  const sealed = String(sealed_password);
  if (sealed === '') return '';
  const { owner } = SERVERS[section];
  try {
    return openSecret(keyFor(start.secretKey, owner), { sealed, owner });
  } catch {
    return '';
  }
}

/** As it is stored; nothing is sealed of an empty one. */
export function sealedPassword(
  section: PasswordSection,
  { secretKey }: Pick<Config, 'secretKey'>,
  password: string,
): string {
  const { owner } = SERVERS[section];
  return password === '' ? '' : sealSecret(keyFor(secretKey, owner), { secret: password, owner });
}
