import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { userRecoveryCode } from './table';

const RECOVERY_CODES = 10;

/** No two of them look alike. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/**
 * New codes in place of all earlier ones.
 * @returns them as they are shown, `7K2PQ-9MX4D`; only hashes are stored
 */
export async function renewRecoveryCodes(tx: Tx, key: Buffer, id_user: number): Promise<string[]> {
  await deleteRecoveryCodes(tx, id_user);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx
    .insert(userRecoveryCode)
    .values(codes.map((code) => ({ id_user, hash: hashOf(key, id_user, code) })));
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a code up, in one statement: of two requests at once one succeeds. */
export async function spendRecoveryCode(
  tx: Tx,
  key: Buffer,
  { id_user, code, now }: { id_user: number; code: string; now: Date },
): Promise<boolean> {
  const spent = await tx
    .update(userRecoveryCode)
    .set({ used_date: now })
    .where(
      and(
        eq(userRecoveryCode.id_user, id_user),
        eq(userRecoveryCode.hash, hashOf(key, id_user, code)),
        isNull(userRecoveryCode.used_date),
      ),
    )
    .returning({ id: userRecoveryCode.id });
  return spent.length > 0;
}

export async function deleteRecoveryCodes(tx: Tx, id_user: number): Promise<void> {
  await tx.delete(userRecoveryCode).where(eq(userRecoveryCode.id_user, id_user));
}

export function countRecoveryCodes(db: Db, id_user: number): Promise<number> {
  return db.$count(
    userRecoveryCode,
    and(eq(userRecoveryCode.id_user, id_user), isNull(userRecoveryCode.used_date)),
  );
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}

function hashOf(key: Buffer, id_user: number, code: string): string {
  return createHmac('sha256', key).update(`recovery\n${id_user}\n${code}`).digest('hex');
}
