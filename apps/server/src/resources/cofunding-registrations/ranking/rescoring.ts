import { refOf } from '@urzad/contract';
import type { Db } from '../../../db';
import { liveCaseOf } from '../../office-cases/public';
import { REVIEW_KIND } from '../review-kind';
import type { RegistrationRecord } from '../table';
import { findPointsReview, type PointsReview } from './points-reviews';

/** How far the review of the points of a ranked application is. */
export interface Rescoring {
  /** Whether a case asks for it that is not settled. */
  isAsked: boolean;
  review: PointsReview | undefined;
}

export const NOT_RESCORED: Rescoring = { isAsked: false, review: undefined };

export async function rescoringOf(
  db: Db,
  { id, list_kind }: Pick<RegistrationRecord, 'id' | 'list_kind'>,
): Promise<Rescoring> {
  if (list_kind === null) return NOT_RESCORED;
  const asked = await liveCaseOf(db, refOf('cofundingregistration', id), REVIEW_KIND);
  return { isAsked: asked !== undefined, review: await findPointsReview(db, id) };
}

/** Why this person may not approve new points, or `undefined`. */
export function refusalOfSecond(
  review: PointsReview | undefined,
  { id }: { id: number },
): 'no-points' | 'approved' | 'own-score' | undefined {
  if (!review) return 'no-points';
  if (review.approved_date !== null) return 'approved';
  return review.id_user_scored === id ? 'own-score' : undefined;
}
