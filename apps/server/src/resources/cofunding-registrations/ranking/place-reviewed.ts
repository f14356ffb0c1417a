import {
  documentsTo,
  promoteFromReserve,
  type RankedApplication,
  reserveRankAfterReview,
} from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { type CallRow, lockCallForSystem } from '../../cofunding-calls/public';
import type { Acting } from '../../office-cases/public';
import { peselsOf } from '../draft/check-form';
import { holdPlaces } from '../draft/held-places';
import * as registrations from '../repository';
import { noteOf, takeStep } from '../step';
import { findPointsReview, type PointsReview, pointsReviews } from './points-reviews';
import { promote } from './promote-reserve';
import { findWithoutPlace } from './ranked-applications';
import { closeGaps, freeMeans, keepPublishedPlaces, writeReserve } from './reserve';

/** Publishes the list of a call once more, with the results of now. It is the ranking's, which knows registrations. */
export type PublishAnew = (
  tx: Tx,
  published: { call: CallRow; review: PointsReview },
  by: Author,
) => Promise<void>;

type Row = registrations.RegistrationRecord;

/**
 * Puts a reviewed application where its new points belong: on a free place that the money covers, else on the reserve
 * list, and publishes the list anew (Order §12). The call is locked first, as by every step that gives places.
 * @throws ApiError `illegal-step` `{reason: 'no-points' | 'not-approved' | 'places'}`
 */
export async function placeReviewed(
  app: FastifyInstance,
  tx: Tx,
  id: number,
  { by, note, publishAnew }: Acting & { publishAnew: PublishAnew },
): Promise<void> {
  const { id_call } = await registrations.rows.get(tx, id);
  const call = await lockCallForSystem(tx, id_call);
  const before = await registrations.getLockedForSystem(tx, id);
  const review = await findPointsReview(tx, id);
  const refused = (reason: string) => new ApiError('illegal-step', { status: before.status, reason });
  if (!review) throw refused('no-points');
  if (review.approved_date === null) throw refused('not-approved');

  const values = { points_final: review.points, points_note: review.note };
  const record = await registrations.update(tx, id, { values, by });
  const after = await place(tx, { call, record }, by);
  await promote(app, tx, { call, by, note });
  await closeGaps(tx, call.id);
  await keepPublishedPlaces(tx, call.id);
  note(noteOf('acceptreview', before, after, { points_final: review.points }));
  await pointsReviews.update(tx, review.id, { values: { placed_date: by.date }, by });
  await publishAnew(tx, { call, review }, by);
}

async function place(tx: Tx, { call, record }: { call: CallRow; record: Row }, by: Author): Promise<Row> {
  const isOver = call.reserve_valid_to !== null && by.date > call.reserve_valid_to;
  const reserve = isOver ? undefined : await reserveWith(tx, call, record);
  // Its points do not reach the list.
  if (!reserve) return record;
  if (record.status === 'not_qualified') await holdAgain(tx, record);

  await writeReserve(
    tx,
    reserve.map(({ id }) => id),
  );
  const waiting = reserve.map(({ id, cost }, at) => ({ id, cost, rank_no: at + 1 }));
  const { promoted } = promoteFromReserve(waiting, await freeMeans(tx, call));
  if (promoted.includes(record.id)) {
    const qualified = await takeStep(tx, { record, step: 'qualify' }, { values: { rank_no: null }, by });
    const documents_to = documentsTo(call.params, by.date);
    const values = { documents_to, due_date: documents_to };
    return takeStep(tx, { record: qualified, step: 'requestDocuments' }, { values, by });
  }
  if (record.status === 'reserve') return record;
  const rank_no = reserve.findIndex(({ id }) => id === record.id) + 1;
  return takeStep(tx, { record, step: 'reserve' }, { values: { rank_no }, by });
}

/** The reserve list with the application in its place; `undefined`: it has none. */
async function reserveWith(tx: Tx, call: CallRow, { id }: Row): Promise<RankedApplication[] | undefined> {
  const all = await findWithoutPlace(tx, call);
  const reviewed = all.find(({ application }) => application.id === id);
  if (!reviewed) return undefined;
  const others = (isWaiting: boolean) =>
    all
      .filter((one) => one !== reviewed && one.isWaiting === isWaiting)
      .map(({ application }) => application);
  const reserve = others(true);
  const rank = reserveRankAfterReview({
    ...reviewed,
    ...{ reserve, without: others(false), reserve_limit: call.reserve_limit },
  });
  return rank === null ? undefined : reserve.toSpliced(rank - 1, 0, reviewed.application);
}

/** The children of an application without a place could be registered elsewhere meanwhile (E11). */
async function holdAgain(tx: Tx, record: Row): Promise<void> {
  const { id, id_call, status } = record;
  const isHeld = await holdPlaces(tx, { id_registration: id, id_call, pesels: peselsOf(record) });
  if (!isHeld) throw new ApiError('illegal-step', { status, reason: 'places' });
}
