import type { MailTrouble } from '@urzad/contract';

/**
 * A bare 550 says that there is no such mailbox. With a code of its own (RFC 3463) or these words it is a refusal by
 * policy, which may end: relaying, a list of blocked senders.
 */
const BARE_NO_MAILBOX = /^(?!.*(?:\b5\.\d{1,3}\.\d{1,3}\b|relay|denied|block|spam|polic)).*\b55[013]\b/is;

/** What mail servers answer, in the order of what is told first: SMTP replies (RFC 5321, 3463) and codes of sockets. */
const SIGNS: readonly [trouble: MailTrouble, sign: RegExp][] = [
  ['code-ended', /^The code has ended/],
  ['full-mailbox', /\b[45]\.2\.2\b|\b[45]52\b|quota|mailbox (?:is )?full/i],
  ['no-mailbox', /\b5\.1\.[0-3]\b|no such user|user unknown|does not exist/i],
  ['no-mailbox', BARE_NO_MAILBOX],
  ['sign-in', /\b53[0458]\b|invalid login|authentication/i],
  ['server-away', /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ESOCKET|timeout|greeting|socket|\b421\b/i],
  ['refused', /\b[45]\d\d\b/],
];

/** Why an e-mail did not leave, of what the mail server or its client said. */
export function troubleOf(said: string): MailTrouble {
  return SIGNS.find(([, sign]) => sign.test(said))?.[0] ?? 'other';
}
