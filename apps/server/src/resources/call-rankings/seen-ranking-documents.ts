import { sql } from 'drizzle-orm';
import type { SeenWithObject } from '../documents/public';

/** Ranking lists are published: whoever looks through documents sees them. */
export function seenWithCalls(): SeenWithObject {
  return { documents: sql`true` };
}
