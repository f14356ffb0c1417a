import { LINK_LIVES_MINUTES } from '@urzad/contract';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { randomToken, tokenHash } from '../sessions/tokens';
import { userLoginLink } from './table';

const LINK_LIVES_MS = LINK_LIVES_MINUTES * 60_000;

/** @returns the token of a new link; only its hash is stored */
export async function issueLink(tx: Tx, mail: string, now: Date): Promise<string> {
  const token = randomToken();
  const expire_date = new Date(now.getTime() + LINK_LIVES_MS);
  await tx.insert(userLoginLink).values({ mail, hash: tokenHash(token), create_date: now, expire_date });
  return token;
}

/** Marks the link as used, in one statement: of two requests at once one gets the address. */
export async function spendLink(tx: Tx, token: string, now: Date): Promise<string | undefined> {
  const [link] = await tx
    .update(userLoginLink)
    .set({ used_date: now })
    .where(
      and(
        eq(userLoginLink.hash, tokenHash(token)),
        isNull(userLoginLink.used_date),
        gt(userLoginLink.expire_date, now),
      ),
    )
    .returning({ mail: userLoginLink.mail });
  return link?.mail;
}

/** Whoever has set a new password trusts no link that was sent before. */
export async function endLinksOf(tx: Tx, mail: string, now: Date): Promise<void> {
  await tx
    .update(userLoginLink)
    .set({ used_date: now })
    .where(and(eq(userLoginLink.mail, mail), isNull(userLoginLink.used_date)));
}

/** @returns how many links are no longer valid at `now` (technical time) */
export async function sweepLinks(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(userLoginLink)
    .where(lt(userLoginLink.expire_date, now))
    .returning({ id: userLoginLink.id });
  return gone.length;
}
