import type { RegistrationStatus } from '@urzad/grants';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import type { WorkCount, Works } from '../../../lists/count-work';
import type { TermSource } from '../../../lists/term-source';
import { viewerOf, visibleTo } from '../policy';
import { cofundingRegistration as table } from '../table';
import { countQueueWork, type QueueQuery } from './queue';

/** How many registrations wait for this officer, by kind of work. None for who is no officer. */
export async function countRegistrationWork<Code extends string>(
  db: Db,
  { user, now }: { user: SessionUser; now: Date },
  works: Works<Code, QueueQuery>,
): Promise<Map<Code, WorkCount>> {
  const viewer = viewerOf(user);
  return viewer.as === 'staff' ? countQueueWork(db, { viewer, now }, works) : new Map();
}

const CHECKED: readonly RegistrationStatus[] = ['submitted', 'formal_check', 'documents_check'];

/** The terms of registrations that this officer sees. */
export function registrationTerms(user: SessionUser): TermSource[] {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return [];
  const of = (where: SQL | undefined) => ({
    ...({ obj_type: 'cofundingregistration', table, number: table.number } as const),
    ...{ person: table.id_user, owner: table.id_user_owner, where: and(visibleTo(viewer), where) },
  });
  const dueDate = sql`coalesce(${table.due_date}, 'infinity')`;
  return [
    {
      code: 'registration_check',
      due: dueDate,
      isOfOffice: true,
      ...of(inArray(table.status, [...CHECKED])),
    },
    { code: 'correction', due: dueDate, isOfOffice: false, ...of(eq(table.status, 'to_correct')) },
    // Written out, so that the partial index is used.
    {
      ...{ code: 'documents', due: sql`${table.documents_to}`, isOfOffice: false },
      ...of(sql`${table.status} = 'documents'`),
    },
  ];
}
