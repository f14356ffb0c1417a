import type { RegistrationStatus } from '@urzad/grants';
import { type SQL, sql } from 'drizzle-orm';
import { type RegistrationRecord, cofundingRegistration as table } from './table';

/** Whose view is given, as a viewer says it. */
interface Told {
  as: 'owner' | 'staff';
}

type Assessed = Pick<RegistrationRecord, 'status' | 'id_user_second'>;

/** Whether its points wait for a second person (Process §2.3). */
export function isUnapproved({ status, id_user_second }: Assessed): boolean {
  return status === 'scored' && id_user_second === null;
}

/**
 * The status as the viewer is told it: to its parent a registration stays in the formal check until a second person has
 * approved its points, which may still change (Order §11).
 */
export function statusTold(record: Assessed, viewer: Told): RegistrationStatus {
  return viewer.as === 'owner' && isUnapproved(record) ? 'formal_check' : record.status;
}

/** The same of a row of a list, for its filter. */
export function statusToldColumn(viewer: Told): SQL {
  if (viewer.as === 'staff') return sql`${table.status}`;
  return sql`case when ${table.status} = 'scored' and ${table.id_user_second} is null then 'formal_check' else ${table.status} end`;
}

export function asTold(record: RegistrationRecord, viewer: Told): RegistrationRecord {
  return { ...record, status: statusTold(record, viewer) };
}

interface Reached {
  date: Date;
  status: RegistrationStatus;
}

/**
 * The course as the viewer is told it. A parent reads of points once, at the time of their approval; points that were
 * sent back, or withdrawn before, leave no trace.
 */
export function historyTold<Entry extends Reached>(
  history: readonly Entry[],
  { id_user_second, approved_date }: Pick<RegistrationRecord, 'id_user_second' | 'approved_date'>,
  viewer: Told,
): readonly Entry[] {
  if (viewer.as === 'staff') return history;
  const approved = id_user_second === null ? -1 : history.findLastIndex(({ status }) => status === 'scored');

  return history
    .map((entry, at) => (at === approved ? { ...entry, date: approved_date ?? entry.date } : entry))
    .filter(({ status }, at) => status !== 'scored' || at === approved)
    .filter(({ status }, at, told) => status !== told[at - 1]?.status);
}
