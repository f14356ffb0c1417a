import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { baseNotification } from './table';

/** Whose notifications, and of which application. */
export interface Viewer<Value = number> {
  id_user: Value;
  id_application: Value;
}

/** Everybody sees their own notifications of the application. */
export function visibleTo({ id_user, id_application }: Viewer<number | Placeholder>): SQL | undefined {
  return and(eq(baseNotification.id_user, id_user), eq(baseNotification.id_application, id_application));
}
