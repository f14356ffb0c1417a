import { and, ne, or, sql } from 'drizzle-orm';
import type { SessionUser } from '../../http/resource';
import { baseDocument, isSeen, type SeenWithObject } from '../documents/public';
import { baseFile } from '../uploads/public';
import { viewerOf, visibleTo } from './policy';
import { cofundingRequest as table, cofundingRequestVersion as version } from './table';

/** What this person of the office sees with claims, as their page shows it. */
export function seenWithClaims(user: SessionUser): SeenWithObject | undefined {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return undefined;
  // A correction is visible to the participant only until it is submitted.
  const isSent = ne(table.status, 'to_correct');
  const ofThis = sql`from ${version} where ${version.id_request} = ${table.id}`;
  const documentSent = sql`${baseDocument.version_no} <= (select max(${version.version_no}) ${ofThis})`;
  const fileSent = sql`${baseFile.create_date} <= (select max(${version.send_date}) ${ofThis})`;

  return {
    documents: isSeen(table, baseDocument.id_obj, and(visibleTo(viewer), or(isSent, documentSent))),
    files: (direction) =>
      direction === 'received'
        ? isSeen(table, baseFile.id_obj, and(visibleTo(viewer), or(isSent, fileSent)))
        : undefined,
  };
}
