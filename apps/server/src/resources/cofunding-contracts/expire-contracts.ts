import { warsawDate } from '@urzad/domain';
import { and, asc, eq, lt, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { eachAlone } from '../../unit-of-work/each-alone';
import { expireInContract, lockInContract } from '../cofunding-registrations/public';
import { hasUnconfirmedPaper } from '../documents/public';
import { expiredText } from './emails';
import { endUnsigned } from './end-unsigned';
import { rows } from './repository';
import { findPaperEntry } from './signing/paper/paper-entry';
import { cofundingContract as table } from './table';
import { tellParent } from './tell-of-contract';

/**
 * Ends contracts whose parent did not sign by the last day, with their applications: the places go to the reserve list.
 * @param now business time
 * @returns how many
 */
export async function expireContracts(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
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
    app.writeAsSystem('contract_sign_expiry', async (tx, note) => {
      const registration = await lockInContract(tx, id_registration);
      const contract = await rows.getLocked(tx, id);
      const { status, sign_member_to } = contract;
      // It may have been signed or prolonged, or ended by another server, since it was found.
      if (status !== 'to_member' || sign_member_to === null || sign_member_to >= today) return false;
      if (await findPaperEntry(tx, contract)) return false;
      const by = systemAuthor(now, contract);
      const after = await endUnsigned(tx, { contract, step: 'expire', end_reason: 'TERMIN' }, { by, note });
      await expireInContract(tx, registration, { by, note });
      await tellParent(app, tx, { record: after, text: expiredText(after) }, by);
      return true;
    }),
  );
}
