import type { ObjectRef } from '@urzad/contract';
import type { NoticeKind } from '@urzad/grants';
import { and, desc, eq, notExists } from 'drizzle-orm';
import type { Tx } from '../../db';
import { mailOutbox } from '../../mail/table';
import { baseNotification } from './table';

/**
 * The newest notification of this kind about an object that has no e-mail yet, for one that follows it as a job: of two
 * that wait together each has its own. One that its reader has deleted counts: the e-mail goes beside it all the same.
 */
export async function findToldBefore(
  tx: Tx,
  { id_user, kind, obj_type, id_obj }: ObjectRef & { id_user: number; kind: NoticeKind },
): Promise<number | undefined> {
  const told = baseNotification;
  const [row] = await tx
    .select({ id: told.id })
    .from(told)
    .where(
      and(
        eq(told.obj_type, obj_type),
        eq(told.id_obj, id_obj),
        eq(told.id_user, id_user),
        eq(told.kind, kind),
        notExists(tx.select().from(mailOutbox).where(eq(mailOutbox.id_notification, told.id))),
      ),
    )
    .orderBy(desc(told.id))
    .limit(1);
  return row?.id;
}
