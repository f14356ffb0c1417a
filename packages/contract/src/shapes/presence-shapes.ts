import * as z from 'zod/mini';
import { Id, IsoDateTime } from './shapes';

/** How many people one window may follow: two of each row of a long list. A question names half of them. */
export const WATCHED_MAX = 200;

/** When somebody was last in the portal; null for never. */
export const Presence = z.object({ id: Id, online_date: z.nullable(IsoDateTime) });
export type Presence = z.infer<typeof Presence>;
