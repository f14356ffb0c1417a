import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SessionUser } from '../../http/resource';
import { baseDocument, isSeen, type SeenWithObject, withoutSensitive } from '../documents/public';
import { baseFile } from '../uploads/public';
import { maySeeSensitive, type StaffViewer, viewerOf, visibleTo } from './policy';
import { officeCaseMessage as message, officeCase as table } from './table';

/** Documents that are filed in a case which this person of the office sees. */
export function filedInSeenCase(user: SessionUser): SQL | undefined {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return undefined;
  return and(
    withoutSensitive(maySeeSensitive(viewer)),
    isSeen(table, baseDocument.id_officecase, visibleTo(viewer)),
  );
}

/** What this person of the office sees with cases: their own documents, and the files of their letters. */
export function seenWithCases(user: SessionUser): SeenWithObject | undefined {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return undefined;
  return {
    documents: and(
      withoutSensitive(maySeeSensitive(viewer)),
      isSeen(table, baseDocument.id_obj, visibleTo(viewer)),
    ),
    files: (direction) => {
      const side = direction === 'received' ? 'IN' : 'OUT';
      const sent = sql`(select true from ${message} where ${message.id_officecase} = ${table.id} and ${message.direction} = ${side} and ${message.files} @> to_jsonb(${baseFile.id}) limit 1)`;
      const seen = and(visibleTo(viewer), side === 'IN' ? seesReceived(viewer) : undefined, sent);
      return isSeen(table, baseFile.id_obj, seen);
    },
  };
}

/** As `seesFilesOf` of the policy: what an applicant sent about an application may prove a disability. */
function seesReceived(viewer: StaffViewer): SQL | undefined {
  if (maySeeSensitive(viewer)) return undefined;
  return or(eq(table.obj_type, 'general'), eq(table.id_user_owner, viewer.id_user));
}
