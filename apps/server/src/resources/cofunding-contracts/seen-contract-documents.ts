import type { SessionUser } from '../../http/resource';
import { baseDocument, isSeen, type SeenWithObject } from '../documents/public';
import { viewerOf, visibleTo } from './policy';
import { cofundingContract } from './table';

/** The documents that this person of the office sees with contracts, as their page shows them. */
export function seenWithContracts(user: SessionUser): SeenWithObject | undefined {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return undefined;
  return { documents: isSeen(cofundingContract, baseDocument.id_obj, visibleTo(viewer)) };
}
