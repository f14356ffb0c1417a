import { KNOWN_DEVICE_DAYS } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { randomToken, tokenHash } from '../sessions/tokens';
import { user } from '../table';
import { userDevice } from './table';

export type DeviceRow = typeof userDevice.$inferSelect;

/** The browser with this cookie, if the owner of the address has signed in there. */
export async function findDevice(
  db: Db,
  { cookie, mail }: { cookie: string | undefined; mail: string },
  now: Date,
): Promise<DeviceRow | undefined> {
  // Without a cookie the same statement finds nothing.
  const [found] = await db
    .select({ device: userDevice })
    .from(userDevice)
    .innerJoin(user, eq(user.id, userDevice.id_user))
    .where(
      and(eq(user.mail, mail), eq(userDevice.hash, tokenHash(cookie ?? '')), gt(userDevice.expire_date, now)),
    );
  return found?.device;
}

/**
 * The browser is known from now on.
 * @returns the value of its cookie: the one that it has, if the office made it, as several people may use one browser
 */
export async function rememberDevice(
  tx: Tx,
  now: Date,
  { cookie, id_user }: { cookie: string | undefined; id_user: number },
): Promise<string> {
  const token = cookie !== undefined && (await isOurs(tx, cookie)) ? cookie : randomToken();
  const expire_date = new Date(now.getTime() + KNOWN_DEVICE_DAYS * DAY_MS);
  await tx
    .insert(userDevice)
    .values({ id_user, hash: tokenHash(token), create_date: now, expire_date })
    .onConflictDoUpdate({ target: [userDevice.hash, userDevice.id_user], set: { expire_date } });
  return token;
}

/** A new password ends them: somebody else may have known the old one. */
export async function forgetDevicesOf(tx: Tx, id_user: number): Promise<void> {
  await tx.delete(userDevice).where(eq(userDevice.id_user, id_user));
}

export async function noteFailures(
  tx: Tx,
  id: number,
  values: Pick<DeviceRow, 'failed_logins' | 'lock_to'>,
): Promise<void> {
  await tx.update(userDevice).set(values).where(eq(userDevice.id, id));
}

/** @returns how many browsers are no longer known at `now` (technical time) */
export async function sweepDevices(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(userDevice)
    .where(lt(userDevice.expire_date, now))
    .returning({ id: userDevice.id });
  return gone.length;
}

async function isOurs(tx: Tx, cookie: string): Promise<boolean> {
  const rows = await tx
    .select({ id: userDevice.id })
    .from(userDevice)
    .where(eq(userDevice.hash, tokenHash(cookie)))
    .limit(1);
  return rows.length > 0;
}
