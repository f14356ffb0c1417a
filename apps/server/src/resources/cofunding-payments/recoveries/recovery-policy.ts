import { OPEN_RECOVERIES, PAYMENT_LIST_LAW } from '@urzad/grants';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { SessionUser } from '../../../http/resource';
import { actorOf, findViewer, type Viewer } from '../policy';
import { type RecoveryRecord, cofundingRecovery as table } from '../table';

/** The office, or the participant who sees what they have to return. */
export type RecoveryViewer = { office: Viewer } | { id_user: number; id_application: number };

export function recoveryViewerOf(user: SessionUser): RecoveryViewer {
  const office = findViewer(user);
  return office ? { office } : { id_user: user.id, id_application: user.id_application };
}

/** The access condition of every query about recoveries. */
export function recoveriesVisibleTo(viewer: RecoveryViewer): SQL | undefined {
  if (!('office' in viewer)) {
    const { id_user, id_application } = viewer;
    return and(eq(table.id_user, id_user), eq(table.id_application, id_application), eq(table.deleted, 'no'));
  }
  const { id_user, id_application, testOnly } = viewer.office;
  return and(
    eq(table.id_application, id_application),
    eq(table.deleted, 'no'),
    eq(table.is_test, testOnly ? 'yes' : 'no'),
    ne(table.id_user, id_user),
  );
}

/** Who books payment lists books what comes back. */
export function mayEverBook(viewer: RecoveryViewer): boolean {
  return 'office' in viewer && PAYMENT_LIST_LAW.mayEverStep('book', actorOf(viewer.office));
}

export function isOpen({ status }: Pick<RecoveryRecord, 'status'>): boolean {
  return OPEN_RECOVERIES.some((open) => open === status);
}
