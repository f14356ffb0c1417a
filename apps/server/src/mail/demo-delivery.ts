import type { Deliver } from './mail-worker';

/** A mailbox of the demo that does not exist: its owner has closed it. */
const CLOSED_MAILBOX = 'leszek.pozorny@example.com';

/**
 * The mail server of a demo: it takes what is sent, which everybody reads on the page of the outbox, and refuses a
 * mailbox that does not exist as other mail servers do.
 */
export const demoDelivery: Deliver = async ({ to }) => {
  if (to !== CLOSED_MAILBOX) return;
  const refused = new Error("Can't send mail - all recipients were rejected: 550 5.1.1 User unknown");
  throw Object.assign(refused, { code: 'EENVELOPE', responseCode: 550 });
};
