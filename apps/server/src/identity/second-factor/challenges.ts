import { CHALLENGE_LIVES_MINUTES } from '@urzad/contract';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { randomToken, tokenHash } from '../sessions/tokens';
import { userChallenge } from './table';

const CHALLENGE_LIVES_MS = CHALLENGE_LIVES_MINUTES * 60_000;

export type ChallengeRow = typeof userChallenge.$inferSelect;

/** @returns the secret of a new challenge; only its hash is stored */
export async function issueChallenge(
  tx: Tx,
  { id_user, remember_me, now }: { id_user: number; remember_me: 'yes' | 'no'; now: Date },
): Promise<string> {
  const token = randomToken();
  const expire_date = new Date(now.getTime() + CHALLENGE_LIVES_MS);
  await tx
    .insert(userChallenge)
    .values({ id_user, remember_me, hash: tokenHash(token), create_date: now, expire_date });
  return token;
}

/** The challenge, if it was not answered and is not too old. */
export async function findChallenge(db: Db, token: string, now: Date): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .select()
    .from(userChallenge)
    .where(
      and(
        eq(userChallenge.hash, tokenHash(token)),
        isNull(userChallenge.used_date),
        gt(userChallenge.expire_date, now),
      ),
    );
  return row;
}

export async function noteChallenge(
  tx: Tx,
  id: number,
  values: Partial<Pick<ChallengeRow, 'tries' | 'used_date'>>,
): Promise<void> {
  await tx.update(userChallenge).set(values).where(eq(userChallenge.id, id));
}

/** A new password or another factor ends sign-ins that have begun with the old one. */
export async function endChallengesOf(tx: Tx, id_user: number): Promise<void> {
  await tx.delete(userChallenge).where(eq(userChallenge.id_user, id_user));
}

/** @returns how many challenges are no longer valid at `now` (technical time) */
export async function sweepChallenges(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(userChallenge)
    .where(lt(userChallenge.expire_date, now))
    .returning({ id: userChallenge.id });
  return gone.length;
}
