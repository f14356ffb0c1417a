import type { RegistrationStep } from '@urzad/grants';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import { requireSecondPerson, viewerOf } from '../policy';
import type { RegistrationRecord } from '../repository';
import { historyOf, lockForStep } from '../step';
import { scorerOf } from './review';

/**
 * The four-eyes principle: the person who gave the points neither approves them nor sends them back.
 * @throws ApiError what `requireSecondPerson` throws
 */
export async function scorerAmong(
  db: Db,
  record: RegistrationRecord,
  { id }: { id: number },
): Promise<number | undefined> {
  const scorer = scorerOf(await historyOf(db, record.id));
  requireSecondPerson(record, { id_user: id, scorer });
  return scorer;
}

/** Locks an application for the decision of a second person on its points. */
export async function lockForSecond(
  tx: Tx,
  { user }: FastifyRequest,
  { id, step }: { id: number; step: RegistrationStep },
) {
  refuseActing(user);
  const record = await lockForStep(tx, { id, viewer: viewerOf(user), step });
  return { record, scorer: await scorerAmong(tx, record, user) };
}
