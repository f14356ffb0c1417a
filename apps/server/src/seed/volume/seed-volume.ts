import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { baseLog } from '../../audit-log/table';
import { VOLUME_SINCE } from '../../config';
import type { Db } from '../../db';
import type { FileStore } from '../../files/file-store';
import { cofundingMember } from '../../resources/cofunding-members/table';
import { addCases } from './volume-cases';
import { addClaims } from './volume-claims';
import { addLog } from './volume-log';
import { addMembers } from './volume-members';
import { addRanking } from './volume-ranking';
import { addRegistrations } from './volume-registrations';
import { VOLUME } from './volume-sizes';

const DONE = 'volume.seeded';

/**
 * The amounts of Process §8.3, made like the rows of the ordinary demo that stands. Once for each database, in one
 * transaction: after a crash the next start begins anew, and files that were written for it are swept as strays.
 */
export async function seedVolume({ db, files }: { db: Db; files: FileStore }, until: Date): Promise<void> {
  const [done] = await db.select({ id: baseLog.id }).from(baseLog).where(eq(baseLog.event, DONE)).limit(1);
  if (done || until < getMoment(VOLUME_SINCE)) return;

  await db.transaction(async (tx) => {
    const members = VOLUME.members - (await tx.$count(cofundingMember));
    const registrations = await addRegistrations(tx, { files, now: new Date(), members });
    await addRanking(tx, registrations);
    await addClaims(tx, await addMembers(tx, registrations));
    await addCases(tx, registrations);
    // Last: whoever writes to the log waits for it from here to the commit.
    await addLog(tx, registrations, { event: DONE, date: until });
  });
}
