import { refOf } from '@urzad/contract';
import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { keepIfDone } from '../../files/keep-if-done';
import { officeOf } from '../../office';
import { eachAlone } from '../../unit-of-work/each-alone';
import { getCall } from '../cofunding-calls/public';
import { makeDocument, recordDocument, recordSigning } from '../documents/public';
import { listContent } from './list-document';
import { findRows, type RankingRecord, rankings } from './repository';
import { cofundingRanking } from './table';

const SEAL_REASON = 'Lista rankingowa';
/** Lists of one turn: the next minute goes on. */
const PART = 10;

/**
 * Makes the public documents of published lists (D12): the publication does not wait for them (Order §12).
 * @returns how many
 */
export async function printLists(app: FastifyInstance, _now: Date, signal: AbortSignal): Promise<number> {
  const { id, published_date, id_document } = cofundingRanking;
  const rows = await app.db
    .select()
    .from(cofundingRanking)
    .where(and(isNotNull(published_date), isNull(id_document)))
    .orderBy(asc(id))
    .limit(PART);

  return eachAlone(app, { rows, signal }, (ranking) => printList(app, ranking));
}

async function printList(app: FastifyInstance, ranking: RankingRecord): Promise<boolean> {
  const { id, version_no, published_date: published } = ranking;
  if (!published) return false;
  const { data: office } = await officeOf(app.db, ranking.id_application);
  const call = await getCall(app.db, ranking.id_call);
  const made = await makeDocument(app, {
    kind: 'LISTA_RANKINGOWA',
    version_no,
    created: published,
    seal: { reason: SEAL_REASON, location: office.name, signingTime: published },
    content: listContent({ office, call, ranking, rows: await findRows(app.db, id), published }),
  });
  const by = systemAuthor(published, ranking);
  const [now, owner] = [app.clock.now(), refOf('cofundingcall', call.id)];

  return keepIfDone(app.files, made.file.filename, () =>
    app.writeAsSystem('ranking_lists', async (tx, note) => {
      const record = await rankings.getLocked(tx, id);
      // Another server was faster; the sweep removes the file that has no row.
      if (record.id_document !== null) return false;
      // A list is of no person: whoever proposed it stands for the office.
      const recording = { owner, id_user: record.id_user_proposed, status: 'frozen' as const };
      const row = await recordDocument(tx, { made, now }, recording, by);
      const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
      await recordSigning(tx, { row, now }, { ...signature, sign_date: published }, by);
      await rankings.touch(tx, id, { values: { id_document: row.id }, by });
      note({ event: 'cofundingcall.rankinglist', ...owner, diff: { version_no, document: row.number } });
      return true;
    }),
  );
}
