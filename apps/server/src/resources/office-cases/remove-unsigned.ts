import { refOf } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorOf } from '../../author';
import { eraseAllDocuments } from '../documents/public';
import { eraseFiles, removeBytes } from '../uploads/public';
import { lockCase } from './lock-case';
import { rows } from './repository';
import { eraseHistory, noteOf, refuseStale } from './step';
import { officeCase, officeCaseMessage } from './table';

/** Erases a case whose statement was never signed, with its letter and its files. Nobody but its applicant has seen it. */
export async function removeUnsigned(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number; row_version: number },
): Promise<void> {
  const { erased } = await app.write(request, async (tx, note) => {
    const record = await lockCase(app, tx, { user: request.user, id, step: 'remove' });
    refuseStale(record, { row_version });
    const owner = refOf('officecase', id);
    // The row names its document, and the document its case.
    await rows.update(tx, id, { values: { id_document: null }, by: authorOf(app, request) });
    const documents = await eraseAllDocuments(tx, owner);
    await eraseHistory(tx, id);
    await tx.delete(officeCaseMessage).where(eq(officeCaseMessage.id_officecase, id));
    await tx.delete(officeCase).where(eq(officeCase.id, id));
    const files = await eraseFiles(tx, { obj_type: owner.obj_type, ids: [id] });
    note(noteOf('delete', record, record, { kind: record.kind, files: files.length }));
    return { erased: [...documents, ...files] };
  });
  await removeBytes(app, request, erased);
}
