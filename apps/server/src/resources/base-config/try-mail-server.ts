import type { MailFailure } from '@urzad/contract';
import nodemailer from 'nodemailer';
import { ApiError } from '../../api-error';

/** A person waits for the answer. */
const SILENCE_MAX_MS = 8_000;

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/**
 * Asks a mail server whether it lets the portal in, or sends it one letter.
 * @param smtpUrl as in `SMTP_URL`
 * @throws ApiError `illegal-step` with the reason, a `MailFailure`
 */
export async function tryMailServer(
  smtpUrl: string,
  { from, letter, silenceMaxMs = SILENCE_MAX_MS }: { from: string; letter?: Letter; silenceMaxMs?: number },
): Promise<void> {
  const limits = {
    ...{ connectionTimeout: silenceMaxMs, greetingTimeout: silenceMaxMs, socketTimeout: silenceMaxMs },
    dnsTimeout: silenceMaxMs,
  };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...limits }, { from });
  try {
    await (letter ? transport.sendMail(letter) : transport.verify());
  } catch (error) {
    throw new ApiError('illegal-step', { reason: failureOf(error) });
  } finally {
    transport.close();
  }
}

/** The codes of the client, and what a person can do about them. */
const FAILURES: Readonly<Record<string, MailFailure>> = {
  EDNS: 'mail-unreachable',
  ECONNECTION: 'mail-unreachable',
  ESOCKET: 'mail-unreachable',
  ETIMEDOUT: 'mail-silent',
  EAUTH: 'mail-login',
  ETLS: 'mail-security',
  EENVELOPE: 'mail-address',
};

function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'mail-refused';
  // The client reports a failed handshake as one of the connection.
  if (/ssl|tls|certificate/i.test(error.message)) return 'mail-security';
  const code = 'code' in error ? String(error.code) : '';
  return FAILURES[code] ?? 'mail-refused';
}
