import { refOf } from '@urzad/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inOfficeWords } from '../../settings/office-words';
import { eachAlone } from '../../unit-of-work/each-alone';
import { claims } from '../cofunding-requests/public';
import { findToldBefore } from '../notifications/public';
import { getReader, senderOf } from '../users/public';
import { claimEmail, paidText } from './emails';
import { cofundingPayment } from './table';

/** E-mails of one turn: the next minute goes on. */
const PART = 200;

/**
 * Sends the e-mails about booked payments (N23): the booking of a list does not wait for them (Order §12).
 * @param now business time
 * @returns how many
 */
export async function tellOfPayments(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const { id, id_request, paid_date, told_date, status } = cofundingPayment;
  const isUntold = and(eq(status, 'paid'), isNull(told_date));
  const rows = await app.db
    .select({ id, id_request, paid_date })
    .from(cofundingPayment)
    .where(isUntold)
    .orderBy(asc(id))
    .limit(PART);

  return eachAlone(app, { rows, signal }, (payment) =>
    app.writeAsSystem('payment_news', async (tx, note) => {
      const [done] = await tx
        .update(cofundingPayment)
        .set({ told_date: now })
        .where(and(eq(id, payment.id), isUntold))
        .returning({ id });
      if (!done || payment.paid_date === null) return false;
      const claim = await claims.get(tx, payment.id_request);
      const shipped = paidText({ number: claim.number, paid_date: payment.paid_date });
      const text = await inOfficeWords(tx, shipped, claim.id_application);
      const reader = await getReader(tx, claim.id_user);
      const sender = await senderOf(app, tx, claim.id_application);
      const of = { id_user: claim.id_user, kind: text.kind, ...refOf('cofundingrequest', claim.id) };
      const email = claimEmail(reader, { id_request: claim.id, text }, sender);
      await app.mail.send(tx, { ...email, id_notification: await findToldBefore(tx, of) });
      note({ event: 'cofundingpayment.news', ...refOf('cofundingrequest', claim.id) });
      return true;
    }),
  );
}
