import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { Db } from '../../../db';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { stepMainCase } from '../../office-cases/public';
import * as registrations from '../repository';
import { historyOf } from '../step';
import { isTooLateToAsk, wasReviewAsked } from './review-request';

type Row = registrations.RegistrationRecord;

/**
 * Closes the main cases of rejected registrations that no review can change any more: its last day passed, or a review
 * was refused.
 * @param now business time
 * @returns how many
 */
export async function settleRejected(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await registrations.findRejected(app.db);
  return eachAlone(app, { rows, signal }, async (record) => {
    return (await isFinal(app.db, record, now)) && settle(app, record, now);
  });
}

async function isFinal(db: Db, record: Row, now: Date): Promise<boolean> {
  const history = await historyOf(db, record.id);
  return (await wasReviewAsked(db, record, history)) || isTooLateToAsk(db, record, { history, now });
}

/** A review may have been accepted, or the case closed by another server, since it was found. */
async function settle(app: FastifyInstance, { id }: Row, now: Date): Promise<boolean> {
  return app.writeAsSystem('registration_deadlines', async (tx, note) => {
    await registrations.getLockedForSystem(tx, id);
    const [record] = await registrations.findRejected(tx, id);
    if (!record) return false;
    const ref = refOf('cofundingregistration', id);
    await stepMainCase(tx, { ref, step: 'close' }, { by: systemAuthor(now, record), note });
    return true;
  });
}
