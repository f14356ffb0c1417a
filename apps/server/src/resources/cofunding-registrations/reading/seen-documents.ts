import { codesOf } from '@urzad/domain';
import { FILE_KIND, isSensitiveKind } from '@urzad/grants';
import { and, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SessionUser } from '../../../http/resource';
import { baseDocument, isSeen, type SeenWithObject, withoutSensitive } from '../../documents/public';
import { baseFile } from '../../uploads/public';
import { maySeeSensitive, viewerOf, visibleTo } from '../policy';
import { cofundingRegistration as table, cofundingRegistrationVersion as version } from '../table';

/** What this person of the office sees with registrations, as their page shows it. */
export function seenWithRegistrations(user: SessionUser): SeenWithObject | undefined {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return undefined;
  const seesAll = maySeeSensitive(viewer);
  // A correction is visible to the parent only until it is submitted.
  const isSent = ne(table.status, 'to_correct');
  const ofThis = sql`from ${version} where ${version.id_registration} = ${table.id}`;
  const documentSent = sql`${baseDocument.version_no} <= (select max(${version.version_no}) ${ofThis})`;
  const last = sql`(select ${version.files} ${ofThis} order by ${version.version_no} desc limit 1)`;
  const fileSent = sql`${last} @> to_jsonb(${baseFile.id})`;

  return {
    documents: and(
      withoutSensitive(seesAll),
      isSeen(table, baseDocument.id_obj, and(visibleTo(viewer), or(isSent, documentSent))),
    ),
    files: (direction) =>
      direction === 'received'
        ? and(
            seesAll ? undefined : or(isNull(baseFile.kind), notInArray(baseFile.kind, SENSITIVE)),
            isSeen(table, baseFile.id_obj, and(visibleTo(viewer), or(isSent, fileSent))),
          )
        : undefined,
  };
}

const SENSITIVE = codesOf(FILE_KIND).filter(isSensitiveKind);
