import type { SessionUser } from '../../http/resource';
import { baseDocument, isSeen, type SeenWithObject } from '../documents/public';
import { findViewer, listsVisibleTo } from './policy';
import { cofundingPaymentList } from './table';

/** The documents that this person of the office sees with payment lists, as their page shows them. */
export function seenWithPaymentLists(user: SessionUser): SeenWithObject | undefined {
  const viewer = findViewer(user);
  return viewer && { documents: isSeen(cofundingPaymentList, baseDocument.id_obj, listsVisibleTo(viewer)) };
}
