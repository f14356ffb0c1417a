import type { IsoDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { asOwner, refuseLateDocuments } from '../policy';
import type { RegistrationRecord } from '../repository';
import { lockForStep } from '../step';

/**
 * The registration of this parent, locked for a change of its documents.
 * @throws ApiError `object-no-exist`, `illegal-step` outside the documents stage or after its last day
 */
export async function lockDocuments(
  app: Pick<FastifyInstance, 'clock'>,
  tx: Tx,
  { user, id }: { user: SessionUser; id: number },
): Promise<RegistrationRecord> {
  const record = await lockForStep(tx, { id, viewer: asOwner(user), step: 'sendDocuments' });
  refuseLateDocuments(record, app.clock.business());
  return record;
}

/** The last day; every registration in the documents stage has one. */
export function termOf({ id, documents_to }: Pick<RegistrationRecord, 'id' | 'documents_to'>): IsoDate {
  if (documents_to === null) throw new Error(`Registration ${id} has no day for its documents.`);
  return documents_to;
}
