import type { SessionUser } from '../../http/resource';
import { viewerOf } from '../cofunding-contracts/public';
import { baseDocument, isSeen, type SeenWithObject } from '../documents/public';
import { visibleTo } from './policy';
import { cofundingAnnex } from './table';

/** The documents that this person of the office sees with annexes, as their page shows them. */
export function seenWithAnnexes(user: SessionUser): SeenWithObject | undefined {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return undefined;
  return { documents: isSeen(cofundingAnnex, baseDocument.id_obj, visibleTo(viewer)) };
}
