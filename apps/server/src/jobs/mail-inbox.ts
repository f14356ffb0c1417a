import { fetchMail } from '../resources/mail-letters/public';
import { defineJob } from './define-job';

const EVERY_MS = 2 * 60_000;

/** Fetches letters of the mailbox of the office. Without a mailbox its turns do nothing. */
export const MAIL_INBOX = defineJob({ name: 'mail_inbox', every: EVERY_MS, clock: 'real', run: fetchMail });
