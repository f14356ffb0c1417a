import type { CaseMessage, OfficeCase, OfficeCaseRow, OfficeDocument } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { isLiveCase, type OfficeCaseStatus } from '@urzad/grants';
import { type AddressMaker, type FileRow, presentLetterFile } from '../uploads/public';
import { offeredSteps, reopenTo, type Viewer } from './policy';
import type { CaseMessageRow, CaseRecord } from './table';

interface RowParts {
  /** Names of people by their ids. */
  names: ReadonlyMap<number, string>;
  /** The number of its object. */
  number: string | null;
  unread: number;
  /** Business time. */
  now: Date;
}

interface Parts extends RowParts {
  viewer: Viewer;
  messages: readonly CaseMessageRow[];
  files: readonly FileRow[];
  documents: readonly OfficeDocument[];
  history: readonly { date: Date; status: OfficeCaseStatus; id_user: number | null }[];
  others: OfficeCase['others'];
  maker: AddressMaker;
}

export function presentRow(record: CaseRecord, { names, number, unread, now }: RowParts): OfficeCaseRow {
  const { due_date } = record;
  const isLate = isLiveCase(record.status) && due_date !== null && due_date < warsawDate(now);
  return {
    id: record.id,
    sign: record.sign,
    title: record.title,
    kind: record.kind,
    status: record.status,
    obj_type: record.obj_type,
    id_obj: record.id_obj,
    obj_number: number,
    id_user: record.id_user,
    person: names.get(record.id_user) ?? '',
    priority: record.priority,
    create_date: record.create_date.toISOString(),
    due_date,
    answer_to: record.answer_to,
    is_overdue: isLate ? 'yes' : 'no',
    owner: personOf(record.id_user_owner, names),
    unread,
    last_date: record.last_date.toISOString(),
  };
}

export function present(record: CaseRecord, parts: Parts): OfficeCase {
  const { viewer, messages, files, documents, history, others, names, maker, now } = parts;
  return {
    ...presentRow(record, parts),
    row_version: record.row_version,
    is_test: record.is_test,
    channel: record.channel,
    id_document: record.id_document,
    form: record.form,
    archive_class: record.archive_class,
    archive_cat: record.archive_cat,
    messages: messages.map((message) => ({
      id: message.id,
      direction: message.direction,
      body: message.body,
      author: personOf(message.id_user, names),
      sent_date: message.sent_date.toISOString(),
      read_date: message.read_date?.toISOString() ?? null,
      files: files
        .filter(({ id }) => message.files.includes(id))
        .map((file) => presentLetterFile(file, maker)),
    })),
    events: history.map(({ date, status, id_user }) => ({
      date: date.toISOString(),
      status,
      officer: id_user === null || id_user === record.id_user ? null : (names.get(id_user) ?? null),
    })),
    documents: [...documents],
    others,
    reopen_to: viewer.as === 'staff' ? reopenTo(record) : null,
    steps: offeredSteps(record, { viewer, now }),
  };
}

function personOf(id: number | null, names: ReadonlyMap<number, string>): CaseMessage['author'] {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
