import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { ShownDocuments } from '../documents/public';
import { viewerOf, visibleTo } from './policy';
import { claims } from './repository';

/** What this person sees of the documents of a claim, as its page shows them. */
export async function shownDocuments(db: Db, user: SessionUser, id: number): Promise<ShownDocuments> {
  return (await claims.find(db, id, visibleTo(viewerOf(user)))) ? 'all' : 'none';
}
