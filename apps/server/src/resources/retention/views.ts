import type { RetentionList, RetentionRow } from '@urzad/contract';
import { RETENTION_STATUSES } from '@urzad/grants';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { referredRow } from '../../referred-row';
import { knownNamesOf, namesOf } from '../users/public';
import { stepsOfList, stepsOfRow } from './policy';
import { countPeople } from './repository';
import { type RetentionListRecord, type RetentionRecord, retentionList } from './table';

type Viewer = Pick<SessionUser, 'privileges'>;

export async function viewOfList(
  db: Db,
  record: RetentionListRecord,
  viewer: Viewer,
): Promise<RetentionList> {
  const { id, row_version, status, create_date, consent, reason, id_user_decided, decided_date } = record;
  const [found, names] = await Promise.all([
    countPeople(db, id),
    namesOf(db, id_user_decided === null ? [] : [id_user_decided]),
  ]);
  return {
    ...{ id, row_version, status, consent, reason },
    create_date: create_date.toISOString(),
    counts: { ...NONE, ...found },
    officer:
      id_user_decided === null ? null : { id: id_user_decided, name: names.get(id_user_decided) ?? '' },
    decided_date: decided_date?.toISOString() ?? null,
    steps: stepsOfList(record, viewer),
  };
}

// Each of the statuses has its number.
const NONE = Object.fromEntries(RETENTION_STATUSES.codes.map((code) => [code, 0])) as RetentionList['counts'];

export async function viewsOfRows(
  db: Db,
  records: readonly RetentionRecord[],
  viewer: Viewer,
): Promise<RetentionRow[]> {
  if (records.length === 0) return [];
  const [names, lists] = await Promise.all([
    knownNamesOf(
      db,
      records.map(({ id_user }) => id_user),
    ),
    listsOf(db, records),
  ]);
  return records.map((record) => {
    const { id, row_version, status, id_user, rodo_to, archive_to, retention_to } = record;
    const { category, signs, reason, erased_date } = record;
    const list = referredRow(lists.get(record.id_list));
    return {
      ...{ id, row_version, status, rodo_to, archive_to, retention_to, category, signs, reason },
      list: { id: list.id, create_date: list.create_date.toISOString(), status: list.status },
      person: { id: id_user, name: names.get(id_user) ?? '' },
      erased_date: erased_date?.toISOString() ?? null,
      steps: stepsOfRow(list, record, viewer),
    };
  });
}

async function listsOf(db: Db, records: readonly RetentionRecord[]) {
  const ids = [...new Set(records.map(({ id_list }) => id_list))];
  const rows = await db.select().from(retentionList).where(inArray(retentionList.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
