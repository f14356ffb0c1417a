import { UNSIGNED_ANNEX_STATUSES } from '@urzad/grants';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../author';
import type { Tx } from '../../db';
import { eachAlone } from '../../unit-of-work/each-alone';
import type { Note } from '../../unit-of-work/write';
import { cofundingContract } from '../cofunding-contracts/public';
import { lockInContract } from '../cofunding-registrations/public';
import { cancelledText } from './emails';
import { ended } from './end-steps';
import { rows } from './repository';
import { noteOf, takeStep } from './step';
import { cofundingAnnex as table } from './table';
import { tellCase } from './tell-case';
import { tellParent } from './tell-of-annex';

/** What the parent reads as the reason. */
const CONTRACT_ENDED = 'Umowa, którą aneks miał zmienić, skończyła się.';

interface Acting {
  by: Author;
  note: Note;
}

/**
 * Gives up what a contract that ends has no more use for: an annex that is not signed by both sides, with the money that
 * it holds.
 * @returns whether there was one
 */
export async function cancelAnnexes(
  app: FastifyInstance,
  tx: Tx,
  { id_contract, id_registration }: { id_contract: number; id_registration: number },
  { by, note }: Acting,
): Promise<boolean> {
  const registration = await lockInContract(tx, id_registration);
  // A contract has at most one of them.
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id_contract, id_contract), isUnsigned()));
  if (!found) return false;
  const record = await rows.getLocked(tx, found.id);
  const values = await ended(record, { tx, by, registration }, CONTRACT_ENDED);
  const after = await takeStep(tx, { record, step: 'cancel' }, { values, by });
  note(noteOf('cancel', record, after));
  await tellCase(app, tx, { record: after, end: 'cancelled' }, { by, note });
  if (record.sent_date !== null) await tellParent(app, tx, { record: after, text: cancelledText(after) }, by);
  return true;
}

/** The same of contracts that ended by their days. @param now business time @returns how many */
export async function cancelOfEnded(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const { id, id_contract, id_registration, id_application } = table;
  const over = await app.db
    .select({ id, id_contract, id_registration, id_application })
    .from(table)
    .innerJoin(cofundingContract, eq(cofundingContract.id, id_contract))
    .where(and(inArray(cofundingContract.status, ['ended', 'terminated']), isUnsigned()))
    .orderBy(asc(id));
  return eachAlone(app, { rows: over, signal }, (row) =>
    app.writeAsSystem('annex_sign_expiry', (tx, note) =>
      cancelAnnexes(app, tx, row, { by: systemAuthor(now, row), note }),
    ),
  );
}

function isUnsigned() {
  return and(inArray(table.status, [...UNSIGNED_ANNEX_STATUSES]), eq(table.deleted, 'no'));
}
