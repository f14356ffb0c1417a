import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import { baseNotification } from './table';

/** Everybody sees their own notifications. */
export function visibleTo(id_user: number | Placeholder): SQL {
  return eq(baseNotification.id_user, id_user);
}
