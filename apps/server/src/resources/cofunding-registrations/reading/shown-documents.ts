import type { Db } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import type { ShownDocuments } from '../../documents/public';
import { maySeeSensitive, viewerOf, visibleTo } from '../policy';
import { rows } from '../repository';

/** What this person sees of the documents of a registration, as its page shows them. */
export async function shownDocuments(db: Db, user: SessionUser, id: number): Promise<ShownDocuments> {
  const viewer = viewerOf(user);
  if (!(await rows.find(db, id, visibleTo(viewer)))) return 'none';
  return maySeeSensitive(viewer) ? 'all' : 'plain';
}
