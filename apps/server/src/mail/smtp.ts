import nodemailer from 'nodemailer';
import type { Deliver } from './mail-worker';

const SILENCE_MAX_MS = 20_000;

/**
 * Delivers by SMTP. A mail server that is silent for `silenceMaxMs` at any moment of the conversation has refused the letter,
 * so that it holds up neither the other e-mails nor the stop of the portal.
 * @param url as nodemailer reads it, `smtps://user:pass@host:465`
 */
export function smtpDelivery(url: string, from: string, silenceMaxMs = SILENCE_MAX_MS): Deliver {
  const limits = {
    connectionTimeout: silenceMaxMs,
    greetingTimeout: silenceMaxMs,
    socketTimeout: silenceMaxMs,
  };
  const transport = nodemailer.createTransport({ url, ...limits }, { from });

  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ messageId, ...email }) => {
    await transport.sendMail({ ...email, messageId: `<${messageId}@${domain}>` });
  };
}

/** Delivers by the mail server of the settings as they are at each e-mail. */
export function deliveryBySettings(config: {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
}): Deliver {
  let made: { by: string; deliver: Deliver } | undefined;

  return async (email) => {
    const { smtpUrl, mailFrom } = config;
    if (smtpUrl === undefined) throw new Error('There is no mail server.');
    const by = `${smtpUrl} ${mailFrom}`;
    if (made?.by !== by) made = { by, deliver: smtpDelivery(smtpUrl, mailFrom) };
    return made.deliver(email);
  };
}
