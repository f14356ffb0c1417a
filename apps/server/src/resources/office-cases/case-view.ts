import { type OfficeCase, type OfficeCaseRow, refOf } from '@urzad/contract';
import type { Db } from '../../db';
import { documentsFiledIn, SENSITIVE_DOCUMENT_KINDS } from '../documents/public';
import { type AddressMaker, filesAmong, readBy } from '../uploads/public';
import { namesOf } from '../users/public';
import { maySeeSensitive, seesFilesOf, seesMessage, type Viewer, visibleTo } from './policy';
import { present, presentRow } from './presenter';
import { type CaseRecord, countUnread, findMessages, findOthers, rows } from './repository';
import { historyOf } from './step';
import { type CaseSubjects, numbersOf } from './subjects';

/** What a view is made with: addresses are new in each answer, terms follow business time. */
export interface ViewMaker {
  app: AddressMaker & { db: Db };
  subjects: CaseSubjects;
}

const OTHERS_MAX = 20;

/** The letters that a viewer reads, and has read or not. */
export function otherSideOf(viewer: Viewer): { direction: 'IN' | 'OUT' } {
  return { direction: viewer.as === 'owner' ? 'OUT' : 'IN' };
}

/**
 * The answer of a step, read after the commit: a repeated request gets fresh addresses, and the store of answers keeps no
 * personal data.
 * @throws ApiError `object-no-exist` for a missing case and for one that this viewer may not see
 */
export async function answerCase(
  maker: ViewMaker,
  id: number,
  viewer: Viewer,
): Promise<{ data: OfficeCase }> {
  return { data: await viewOf(maker, await rows.get(maker.app.db, id, visibleTo(viewer)), viewer) };
}

/** A case as this viewer may see it. */
export async function viewOf(
  { app, subjects }: ViewMaker,
  record: CaseRecord,
  viewer: Viewer,
): Promise<OfficeCase> {
  const maker = readBy(app, viewer, record.id_user);
  const { db, clock } = maker;
  const { id } = record;
  const [all, history, documents, others, numbers, unread] = await Promise.all([
    findMessages(db, id),
    historyOf(db, id),
    documentsFiledIn(db, id, maker),
    viewer.as === 'staff'
      ? findOthers(db, record, { where: visibleTo(viewer), limit: OTHERS_MAX })
      : Promise.resolve([]),
    numbersOf(subjects, db, [record]),
    countUnread(db, [id], otherSideOf(viewer)),
  ]);
  const messages = all.filter((message) => seesMessage(viewer, message));
  const people = [
    record.id_user,
    record.id_user_owner,
    ...messages.map(({ id_user }) => id_user),
    ...history.map(({ id_user }) => id_user),
  ];
  const [names, files] = await Promise.all([
    namesOf(db, idsOf(people)),
    filesAmong(
      db,
      refOf('officecase', id),
      messages.flatMap((message) => (seesFilesOf(viewer, record, message) ? message.files : [])),
    ),
  ]);
  const seesAll = maySeeSensitive(viewer);
  return present(record, {
    ...{ viewer, messages, files, history, others, names },
    documents: documents.filter(({ kind }) => seesAll || !SENSITIVE_DOCUMENT_KINDS.includes(kind)),
    number: numbers.get(id) ?? null,
    unread: unread.get(id) ?? 0,
    maker,
    now: clock.business(),
  });
}

/** Rows of a list; what they name is found in a few queries. */
export async function rowsOfList(
  { app, subjects }: ViewMaker,
  records: readonly CaseRecord[],
  viewer: Viewer,
): Promise<OfficeCaseRow[]> {
  const { db, clock } = app;
  const ids = records.map(({ id }) => id);
  const [names, numbers, unread] = await Promise.all([
    namesOf(db, idsOf(records.flatMap(({ id_user, id_user_owner }) => [id_user, id_user_owner]))),
    numbersOf(subjects, db, records),
    countUnread(db, ids, otherSideOf(viewer)),
  ]);
  const now = clock.business();
  return records.map((record) =>
    presentRow(record, {
      names,
      number: numbers.get(record.id) ?? null,
      unread: unread.get(record.id) ?? 0,
      now,
    }),
  );
}

function idsOf(people: readonly (number | null)[]): number[] {
  return [...new Set(people.flatMap((id) => id ?? []))];
}
