import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { application } from '../applications/table';
import type { Db } from '../db';
import { isHeld } from './roles/held-roles';
import { userRole } from './roles/table';
import { user } from './table';

/** The applications to which a person belongs: that of the account, and each in which they hold a role. */
function findApplicationsOf(db: Db, id_user: number, at: Date) {
  const own = db.select({ id: user.id_application }).from(user).where(eq(user.id, id_user));
  const ofRoles = db
    .select({ id: userRole.id_application })
    .from(userRole)
    .where(and(eq(userRole.id_user, id_user), isHeld(at)));

  return db
    .select({
      id: application.id,
      uuid: application.uuid,
      name: application.name,
      status: application.status,
    })
    .from(application)
    .where(
      and(eq(application.deleted, 'no'), or(inArray(application.id, own), inArray(application.id, ofRoles))),
    )
    .orderBy(application.id);
}

/** Whether a person belongs to an application now (business time). */
export async function isMemberOf(
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  id_user: number,
  id_application: number,
): Promise<boolean> {
  const applications = await findApplicationsOf(db, id_user, clock.business());
  return applications.some(({ id }) => id === id_application);
}

/** Of these the ones that a person may choose: nobody chooses a hidden or an archived one (Process §2.1). */
export async function findOfferedApplications(db: Db, id_user: number, at: Date) {
  const applications = await findApplicationsOf(db, id_user, at);
  return applications.flatMap(({ status, ...one }) => (status === 'active' ? [one] : []));
}
