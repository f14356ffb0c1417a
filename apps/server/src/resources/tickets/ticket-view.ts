import { refOf, type Ticket, type TicketRow } from '@urzad/contract';
import { ticketConfirmTo, ticketReopenTo } from '@urzad/grants';
import type { Db } from '../../db';
import { type AddressMaker, filesAmong, presentLetterFile, readBy } from '../uploads/public';
import { namesOf } from '../users/public';
import { offeredSteps, seesMessage, type Viewer, visibleTo } from './policy';
import { countUnread, findDuplicates, findMessages } from './repository';
import { historyOf, rows } from './step';
import type { TicketRecord } from './table';

/** The letters that a viewer reads, and has read or not. */
export function otherSideOf({ as }: Pick<Viewer, 'as'>): { direction: 'IN' | 'OUT' } {
  return { direction: as === 'owner' ? 'OUT' : 'IN' };
}

/** A ticket as this viewer may see it. */
export async function viewOf(
  app: AddressMaker & { db: Db },
  record: TicketRecord,
  viewer: Viewer,
): Promise<Ticket> {
  const { id, status, solved_date, closed_date } = record;
  const maker = readBy(app, viewer, record.id_user);
  const { db, clock } = maker;
  const [all, history, unread, others] = await Promise.all([
    findMessages(db, id),
    historyOf(db, id),
    countUnread(db, [id], otherSideOf(viewer)),
    othersOf(db, record, viewer),
  ]);
  const messages = all.filter((message) => seesMessage(viewer, message));
  const people = [
    ...[record.id_user, record.id_user_owner],
    ...messages.map(({ id_user }) => id_user),
    ...history.map(({ id_user }) => id_user),
  ];
  const [names, files] = await Promise.all([
    namesOf(db, idsOf(people)),
    filesAmong(
      db,
      refOf('ticket', id),
      messages.flatMap((message) => message.files),
    ),
  ]);
  const person = (of: number | null) => (of === null ? null : { id: of, name: names.get(of) ?? '' });
  return {
    ...rowOf(record, { names, unread: unread.get(id) ?? 0 }),
    row_version: record.row_version,
    side: viewer.as === 'owner' ? 'asker' : 'desk',
    browser: record.browser,
    messages: messages.map((message) => ({
      id: message.id,
      direction: message.direction,
      body: message.body,
      author: person(message.id_user),
      sent_date: message.sent_date.toISOString(),
      read_date: message.read_date?.toISOString() ?? null,
      files: files
        .filter((file) => message.files.includes(file.id))
        .map((file) => presentLetterFile(file, maker)),
    })),
    events: history.map(({ date, status: reached, id_user }) => ({
      date: date.toISOString(),
      status: reached,
      officer: id_user === record.id_user ? null : (person(id_user)?.name ?? null),
    })),
    ...others,
    confirm_to: status === 'solved' && solved_date ? ticketConfirmTo(solved_date) : null,
    reopen_to: status === 'closed' && closed_date ? ticketReopenTo(closed_date) : null,
    steps: offeredSteps(record, { viewer, now: clock.business() }),
  };
}

/** What was merged. The ticket of another person is only named to who asked. */
async function othersOf(
  db: Db,
  { id, id_user, id_ticket_main }: TicketRecord,
  viewer: Viewer,
): Promise<Pick<Ticket, 'main' | 'duplicates'>> {
  const main = id_ticket_main === null ? undefined : await rows.find(db, id_ticket_main);
  const duplicates = viewer.as === 'staff' ? await findDuplicates(db, id, visibleTo(viewer)) : [];
  const isOpen = main !== undefined && (viewer.as === 'staff' || main.id_user === id_user);
  return {
    main: main ? { id: isOpen ? main.id : null, number: main.number, title: isOpen ? main.title : '' } : null,
    duplicates: duplicates.map((one) => ({ id: one.id, number: one.number, title: one.title })),
  };
}

/** Rows of a list; what they name is found in a few queries. */
export async function rowsOfList(
  db: Db,
  records: readonly TicketRecord[],
  viewer: Viewer,
): Promise<TicketRow[]> {
  const [names, unread] = await Promise.all([
    namesOf(db, idsOf(records.flatMap(({ id_user, id_user_owner }) => [id_user, id_user_owner]))),
    countUnread(
      db,
      records.map(({ id }) => id),
      otherSideOf(viewer),
    ),
  ]);
  return records.map((record) => rowOf(record, { names, unread: unread.get(record.id) ?? 0 }));
}

function rowOf(
  record: TicketRecord,
  { names, unread }: { names: ReadonlyMap<number, string>; unread: number },
): TicketRow {
  const { id, number, title, category, status, priority, id_user_owner: owner } = record;
  return {
    ...{ id, number, title, category, status, priority, unread },
    id_user: record.id_user,
    person: names.get(record.id_user) ?? '',
    owner: owner === null ? null : { id: owner, name: names.get(owner) ?? '' },
    create_date: record.create_date.toISOString(),
    last_date: record.last_date.toISOString(),
  };
}

function idsOf(people: readonly (number | null)[]): number[] {
  return [...new Set(people.flatMap((id) => id ?? []))];
}
