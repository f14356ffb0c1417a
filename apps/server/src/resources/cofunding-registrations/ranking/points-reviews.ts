import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db';
import { rowsOf } from '../../../unit-of-work/rows';
import { cofundingPointsReview } from '../table';

export type PointsReview = typeof cofundingPointsReview.$inferSelect;

export const pointsReviews = rowsOf(cofundingPointsReview);

/** The new points of an application, once its review is under way. */
export async function findPointsReview(db: Db, id_registration: number): Promise<PointsReview | undefined> {
  const [row] = await db
    .select()
    .from(cofundingPointsReview)
    .where(
      and(
        eq(cofundingPointsReview.id_registration, id_registration),
        eq(cofundingPointsReview.deleted, 'no'),
      ),
    );
  return row;
}
