import { DAY_MS } from '@urzad/domain';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db, Tx } from '../../db';
import { userFactorFailure } from './table';

const HOUR_MS = 60 * 60 * 1000;

/** Wrong codes of an account, of a known browser and of all others apart (Order §11). */
const LIMITS = [
  { max: 10, windowMs: HOUR_MS },
  { max: 30, windowMs: DAY_MS },
];
/** Wrong recovery codes among them. */
const RECOVERY_LIMITS = [{ max: 10, windowMs: DAY_MS }];

interface Trier {
  id_user: number;
  /** The known browser. */
  id_obj: number | undefined;
}

/**
 * Without it somebody who knows the password could try codes for days, a few on each challenge.
 * @throws ApiError `too-many-requests` after 10 wrong codes in an hour or 30 in a day, or 10 recovery codes in a day
 */
export async function refuseTooManyWrong(
  tx: Tx,
  { id_user, id_obj, isRecovery }: Trier & { isRecovery: boolean },
  now: Date,
): Promise<void> {
  const failures = await tx
    .select({ date: userFactorFailure.date, is_recovery: userFactorFailure.is_recovery })
    .from(userFactorFailure)
    .where(
      and(
        eq(userFactorFailure.id_user, id_user),
        gt(userFactorFailure.date, new Date(now.getTime() - DAY_MS)),
        id_obj === undefined ? isNull(userFactorFailure.id_obj) : eq(userFactorFailure.id_obj, id_obj),
      ),
    )
    .orderBy(desc(userFactorFailure.id));
  const ofRecovery = failures.filter(({ is_recovery }) => is_recovery === 'yes');
  const waits = [
    ...LIMITS.map((limit) => waitFor(failures, limit, now)),
    ...(isRecovery ? RECOVERY_LIMITS.map((limit) => waitFor(ofRecovery, limit, now)) : []),
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw new ApiError('too-many-requests', null, { retryAfter: Math.ceil(waitMs / 1000) });
}

export async function noteWrong(
  tx: Tx,
  { id_user, id_obj, isRecovery }: Trier & { isRecovery: boolean },
  now: Date,
): Promise<void> {
  const is_recovery = isRecovery ? 'yes' : 'no';
  await tx.insert(userFactorFailure).values({ id_user, id_obj: id_obj ?? null, is_recovery, date: now });
}

/** @returns how many wrong codes no limit counts at `now` (technical time) */
export async function sweepFailures(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(userFactorFailure)
    .where(lt(userFactorFailure.date, new Date(now.getTime() - DAY_MS)))
    .returning({ id: userFactorFailure.id });
  return gone.length;
}

/** Milliseconds until fewer than `max` failures lie in the window; `failures` are newest first. */
function waitFor(
  failures: readonly { date: Date }[],
  { max, windowMs }: { max: number; windowMs: number },
  now: Date,
): number {
  const limiting = failures[max - 1];
  return limiting ? Math.max(0, limiting.date.getTime() + windowMs - now.getTime()) : 0;
}
