import type { Clock } from '../clock';
import type { Db } from '../db';
import { demoDelivery } from '../mail/demo-delivery';
import { deliverDue } from '../mail/mail-worker';

const MINUTE_MS = 60_000;
/** The looks of the queue at which an e-mail to a mailbox that does not exist has had all its tries. */
const LOOKS = [0, 1, 3, 8];

/** Delivers the e-mails of the past of the demo, as the queue has done it since. */
export async function deliverSeeded(db: Db, clock: Clock): Promise<void> {
  for (const minutes of LOOKS) {
    const now = new Date(clock.now().getTime() + minutes * MINUTE_MS);
    await deliverDue(db, { ...clock, now: () => now }, { deliver: demoDelivery, onRefused: () => undefined });
  }
}
