import { refOf, type YesNo } from '@urzad/contract';
import { foldForSearch, warsawDate } from '@urzad/domain';
import {
  CASE_FILE,
  type CaseChannel,
  type CaseForm,
  type CaseKind,
  type CasePriority,
  caseDueDate,
  caseSign,
  caseTerm,
  getCaseKind,
} from '@urzad/grants';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { namesOf } from '../users/public';
import { type CaseRecord, insertMessage, rows, type SubjectRef, takeOrdinal } from './repository';
import { recordStatus } from './step';

/** Who does it, and the log of the transaction. */
export interface Acting {
  by: Author;
  note: Note;
}

export interface NewCase {
  kind: CaseKind;
  /** `null`: about no object. */
  about: (SubjectRef & { number: string }) | null;
  /** The applicant. */
  id_user: number;
  is_test: YesNo;
  /**
   * `open`: it waits for nobody to take it; `to_sign`: it is not sent yet, and its term has not begun.
   * @default 'new'
   */
  status?: 'to_sign' | 'new' | 'open';
  /** The officer in charge. @default null */
  id_user_owner?: number | null;
  /** @default the name of the kind */
  title?: string | undefined;
  form?: CaseForm;
  channel?: CaseChannel | undefined;
  priority?: CasePriority | undefined;
  /** A note of the system, for the office. */
  remark?: string;
  /** When its term began. @default now */
  received?: Date;
}

/** Opens a case: its sign, term and first status. Nobody is notified. */
export async function openCase(tx: Tx, opening: NewCase, { by, note }: Acting): Promise<CaseRecord> {
  const { kind, about, id_user, is_test, status = 'new', id_user_owner = null, form = {}, remark } = opening;
  const { received = by.date } = opening;
  const { channel = 'PORTAL', priority = 'NORMAL', title = getCaseKind(kind).pl } = opening;
  const year = Number(warsawDate(by.date).slice(0, 4));
  const sign = caseSign(await takeOrdinal(tx, year), year);
  const record = await rows.insert(
    tx,
    {
      ...{ sign, title, kind, status, id_user, is_test, id_user_owner, channel, priority, form },
      ...(about ? { obj_type: about.obj_type, id_obj: about.id_obj } : { obj_type: 'general', id_obj: null }),
      ...(status === 'to_sign' ? NO_TERM : termOf(kind, received)),
      archive_class: CASE_FILE.archive_class,
      archive_cat: CASE_FILE.archive_cat,
      last_date: by.date,
      search_text: await searchTextOf(tx, { id_user, title, sign, number: about?.number ?? null }),
    },
    by,
  );
  await recordStatus(tx, record, by);
  if (remark !== undefined) {
    await insertMessage(tx, {
      id_officecase: record.id,
      direction: 'NOTE',
      id_user: null,
      body: remark,
      sent_date: by.date,
    });
  }
  note({ event: 'officecase.open', ...refOf('officecase', record.id), diff: { sign, kind, status } });
  return record;
}

const NO_TERM = { term: null, waited_days: 0, due_date: null } as const;

/** The term that begins on this day. The case of an application has none: the application has its day. */
export function termOf(kind: CaseKind, begins: Date): Pick<CaseRecord, 'term' | 'waited_days' | 'due_date'> {
  if (kind === 'ZGLOSZENIE') return NO_TERM;
  const term = caseTerm(kind, begins);
  return { term, waited_days: 0, due_date: caseDueDate(term, 0) };
}

export async function searchTextOf(
  tx: Tx,
  {
    id_user,
    title,
    sign,
    number,
  }: Pick<CaseRecord, 'id_user' | 'title' | 'sign'> & { number: string | null },
): Promise<string> {
  const person = (await namesOf(tx, [id_user])).get(id_user);
  return foldForSearch([person, title, sign, number].filter(Boolean).join(' '));
}
