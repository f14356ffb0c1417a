import { warsawDate } from '@urzad/domain';
import { and, asc, eq, lt, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { eachAlone } from '../../unit-of-work/each-alone';
import { findPaperEntry } from '../cofunding-contracts/public';
import { lockInContract } from '../cofunding-registrations/public';
import { hasUnconfirmedPaper } from '../documents/public';
import { expiredText } from './emails';
import { ended } from './end-steps';
import { rows } from './repository';
import { noteOf, takeStep } from './step';
import { cofundingAnnex as table } from './table';
import { tellParent } from './tell-of-annex';

/**
 * Gives up annexes whose parent did not sign by the last day: their contracts stay as they are.
 * @param now business time
 * @returns how many
 */
export async function expireAnnexes(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const today = warsawDate(now);
  const late = await app.db
    .select({ id: table.id, id_registration: table.id_registration })
    .from(table)
    .where(
      and(
        eq(table.status, 'to_member'),
        lt(table.sign_member_to, today),
        eq(table.deleted, 'no'),
        // Signed in time on paper: it waits for a second person.
        not(hasUnconfirmedPaper(table.id_document)),
      ),
    )
    .orderBy(asc(table.id));

  return eachAlone(app, { rows: late, signal }, ({ id, id_registration }) =>
    app.writeAsSystem('annex_sign_expiry', async (tx, note) => {
      const registration = await lockInContract(tx, id_registration);
      const record = await rows.getLocked(tx, id);
      const { status, sign_member_to } = record;
      // It may have been signed, or ended by another server, since it was found.
      if (status !== 'to_member' || sign_member_to === null || sign_member_to >= today) return false;
      if (await findPaperEntry(tx, record)) return false;
      const by = systemAuthor(now, record);
      const values = await ended(record, { tx, by, registration }, null);
      const after = await takeStep(tx, { record, step: 'expire' }, { values, by });
      note(noteOf('expire', record, after));
      await tellParent(app, tx, { record: after, text: expiredText(after) }, by);
      return true;
    }),
  );
}
