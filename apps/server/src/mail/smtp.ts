import nodemailer from 'nodemailer';
import type { Deliver } from './mail-worker';

const TIMEOUT_MS = 20_000;

/** Delivers by SMTP; `url` as nodemailer reads it, `smtps://user:pass@host:465`. */
export function smtpDelivery(url: string, from: string): Deliver {
  const transport = nodemailer.createTransport(url, { from });
  transport.set('socketTimeout', TIMEOUT_MS);

  return async (letter) => {
    await transport.sendMail(letter);
  };
}
