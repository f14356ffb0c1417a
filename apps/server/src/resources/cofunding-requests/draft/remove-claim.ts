import { refOf } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import { eraseAllDocuments } from '../../documents/public';
import { eraseFiles, removeBytes } from '../../uploads/public';
import { asOwner } from '../policy';
import { eraseHistory, lockForStep, noteOf, refuseStale } from '../step';
import { cofundingRequest, cofundingRequestLine } from '../table';

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
