import { refOf } from '@urzad/contract';
import type { IsoMonth } from '@urzad/domain';
import { UNSENT_CLAIM_STATUSES } from '@urzad/grants';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import type { Note } from '../../../unit-of-work/write';
import { eraseAllDocuments } from '../../documents/public';
import { eraseFiles, removeBytes } from '../../uploads/public';
import { asOwner } from '../policy';
import type { ClaimRecord } from '../repository';
import { eraseHistory, lockForStep, noteOf, refuseStale, takeStep } from '../step';
import { cofundingRequest, cofundingRequestLine } from '../table';
import { voidUnsigned } from './draft-claim';

/** Erases a claim that was never submitted, with its files and its document. Nobody but its parent has seen it. */
export async function removeClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number; row_version: number },
): Promise<void> {
  refuseActing(request.user);
  const { erased } = await app.write(request, async (tx, note) => {
    const record = await lockForStep(tx, { id, viewer: asOwner(request.user), step: 'remove' });
    refuseStale(record, { row_version });
    const gone = await eraseClaim(tx, id);
    note(noteOf('delete', record, record, { month: record.month, files: gone.length }));
    return { erased: gone };
  });
  await removeBytes(app, request, erased);
}

interface MonthOf {
  id_grant: number;
  month: IsoMonth;
}

/**
 * Of a co-funding that ended early: claims that nobody submitted are erased for months that are skipped, and go back to
 * their draft for months that cost less than their document says. The sweep removes the bytes of their files.
 */
export async function dropUnsentClaims(
  tx: Tx,
  { skipped, cut }: { skipped: readonly MonthOf[]; cut: readonly MonthOf[] },
  { by, note }: { by: Author; note: Note },
): Promise<void> {
  for (const record of await lockUnsent(tx, skipped)) {
    const gone = await eraseClaim(tx, record.id);
    note(noteOf('delete', record, record, { month: record.month, files: gone.length }));
  }
  for (const record of await lockUnsent(tx, cut)) {
    if (record.status !== 'to_sign') continue;
    const values = await voidUnsigned(tx, record, by);
    const after = await takeStep(tx, { record, step: 'reopen' }, { values, by });
    note(noteOf('reopen', record, after));
  }
}

async function lockUnsent(tx: Tx, months: readonly MonthOf[]): Promise<ClaimRecord[]> {
  if (months.length === 0) return [];
  const { id, id_grant, month, status } = cofundingRequest;
  const isOfThem = or(...months.map((one) => and(eq(id_grant, one.id_grant), eq(month, one.month))));
  return tx
    .select()
    .from(cofundingRequest)
    .where(and(isOfThem, inArray(status, [...UNSENT_CLAIM_STATUSES])))
    .orderBy(asc(id))
    .for('update');
}

/** @returns the names of its files, whose bytes the caller removes after the transaction */
async function eraseClaim(tx: Tx, id: number): Promise<string[]> {
  const owner = refOf('cofundingrequest', id);
  await eraseHistory(tx, id);
  await tx.delete(cofundingRequestLine).where(eq(cofundingRequestLine.id_request, id));
  // The row names its document.
  await tx.delete(cofundingRequest).where(eq(cofundingRequest.id, id));
  const documents = await eraseAllDocuments(tx, owner);
  return [...documents, ...(await eraseFiles(tx, { obj_type: owner.obj_type, ids: [id] }))];
}
