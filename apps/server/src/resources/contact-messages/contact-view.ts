import type { ContactMessage, ContactMessageRow } from '@urzad/contract';
import { addDays, type IsoDate, termEnd, warsawDate } from '@urzad/domain';
import { contactAnswerDays, hasPrivilege } from '@urzad/grants';
import type { Db } from '../../db';
import { caseSigns } from '../office-cases/public';
import { accountByMail, namesOf } from '../users/public';
import { offeredSteps, type Viewer } from './policy';
import { historyOf } from './step';
import type { ContactRecord } from './table';

/** Of a text, in a row of a list. */
const BEGINNING = 120;

/** The last day on which the office answers. */
function dueOf({ create_date, topic }: Pick<ContactRecord, 'create_date' | 'topic'>): IsoDate {
  return termEnd(addDays(warsawDate(create_date), contactAnswerDays(topic)));
}

export async function rowsOfList(db: Db, records: readonly ContactRecord[]): Promise<ContactMessageRow[]> {
  const names = await namesOf(
    db,
    records.flatMap(({ id_user_owner }) => id_user_owner ?? []),
  );
  return records.map((record) => rowOf(record, names));
}

export async function viewOf(db: Db, record: ContactRecord, viewer: Viewer): Promise<ContactMessage> {
  const { id_user_owner, id_user_answer, id_officecase, answer_date } = record;
  const history = await historyOf(db, record.id);
  const names = await namesOf(
    db,
    [id_user_owner, id_user_answer, ...history.map(({ id_user }) => id_user)].flatMap((id) => id ?? []),
  );
  const officer = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  const sign = id_officecase === null ? undefined : (await caseSigns(db, [id_officecase])).get(id_officecase);
  const opensCases = hasPrivilege(viewer.privileges, 'office_case_edit');
  return {
    ...rowOf(record, names),
    row_version: record.row_version,
    phone: record.phone,
    body: record.body,
    account: opensCases ? ((await accountByMail(db, record.mail)) ?? null) : null,
    answer: answer_date && {
      body: record.answer,
      date: answer_date.toISOString(),
      officer: officer(id_user_answer),
    },
    officecase: id_officecase === null ? null : { id: id_officecase, sign: sign ?? '' },
    reason: record.reason,
    history: history.map(({ date, status, id_user }) => ({
      ...{ date: date.toISOString(), status },
      officer: officer(id_user),
    })),
    steps: offeredSteps(record, viewer),
  };
}

function rowOf(record: ContactRecord, names: ReadonlyMap<number, string>): ContactMessageRow {
  const { id, status, topic, name, mail, body, create_date, id_user_owner: owner } = record;
  return {
    ...{ id, status, topic, name, mail },
    beginning: body.replace(/\s+/g, ' ').slice(0, BEGINNING),
    create_date: create_date.toISOString(),
    due_date: dueOf(record),
    owner: owner === null ? null : { id: owner, name: names.get(owner) ?? '' },
  };
}
