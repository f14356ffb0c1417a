import type { UserConfig } from '@urzad/contract';
import { eq, sql } from 'drizzle-orm';
import { type Author, changedBy } from '../../author';
import type { Db, Tx } from '../../db';
import { grantRole } from '../../identity/roles/held-roles';
import { user } from '../../identity/table';

export type UserRow = typeof user.$inferSelect;
type UserValues = Partial<typeof user.$inferInsert>;

/** No account has this key: the first one is 1. */
export const NOBODY = 0;

export async function findByMail(db: Db, mail: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.mail, mail));
  return row;
}

export async function findById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return row;
}

/**
 * The row, locked until the transaction ends: changes of one account run one after another. Rows that only refer to
 * it can be written meanwhile.
 */
export async function lockById(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('no key update');
  return row;
}

export async function insert(
  tx: Tx,
  values: Pick<UserRow, 'mail' | 'pass_hash' | 'id_application' | 'config'> & { date: Date; ip: string },
): Promise<UserRow> {
  const { date, ip, ...account } = values;
  const [row] = await tx
    .insert(user)
    .values({
      ...account,
      create_date: date,
      mod_date: date,
      mod_ip: ip,
      pass_changed: date,
    })
    .returning();
  if (!row) throw new Error('The database returned no row for a new account.');

  const id_role_active = await grantRole(tx, {
    ...{ id_user: row.id, code: 'CITIZEN', date, reason: 'register' },
    id_application: row.id_application,
  });
  await tx.update(user).set({ id_role_active }).where(eq(user.id, row.id));
  return row;
}

/** A change that the person or the office made. */
export async function update(
  tx: Tx,
  id: number,
  { values, by }: { values: UserValues; by: Author },
): Promise<UserRow> {
  const [row] = await tx
    .update(user)
    .set({
      ...values,
      ...changedBy(by),
      row_version: sql`${user.row_version} + 1`,
    })
    .where(eq(user.id, id))
    .returning();
  if (!row) throw new Error(`Account ${id} vanished while it was locked.`);
  return row;
}

/** Counters and times of sign-ins; the version of the account stays. */
export async function noteLogin(
  tx: Tx,
  id: number,
  values: Pick<UserValues, 'failed_logins' | 'lock_to' | 'pass_hash'>,
): Promise<void> {
  await tx.update(user).set(values).where(eq(user.id, id));
}

/** Settings of looks; the version of the account stays. The database merges them, so that two devices lose nothing. */
export async function mergeConfig(tx: Tx, id: number, config: UserConfig): Promise<void> {
  const added = sql`${JSON.stringify(config)}::jsonb`;
  await tx
    .update(user)
    .set({ config: sql`${user.config} || ${added}` })
    .where(eq(user.id, id));
}
