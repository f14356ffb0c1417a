import { hasPrivilege, SEE_DOCUMENTS } from '@urzad/grants';
import type { SessionUser } from '../../http/resource';
import { cofundingCall, visibleTo } from '../cofunding-calls/public';
import { baseDocument, isSeen, type SeenWithObject } from '../documents/public';

/** Ranking lists, of the calls that somebody who looks through documents sees. */
export function seenWithCalls(user: SessionUser): SeenWithObject | undefined {
  if (!hasPrivilege(user.privileges, SEE_DOCUMENTS)) return undefined;
  return { documents: isSeen(cofundingCall, baseDocument.id_obj, visibleTo(user)) };
}
