import { foldForSearch, getMoment } from '@urzad/domain';
import { ticketNumber } from '@urzad/grants';
import { inArray } from 'drizzle-orm';
import { changedBy, createdBy, systemAuthor } from '../author';
import type { Tx } from '../db';
import { user } from '../identity/table';
import { ticket, ticketCounter, ticketMessage } from '../resources/tickets/table';
import { baseStatusHistory } from '../unit-of-work/table';
import { TICKET_PLANS, type TicketPlan } from './ticket-plans';

const YEAR = 2027;

type People = ReadonlyMap<string, { id: number; name: string }>;

/** Tickets of the help desk, after the accounts. */
export async function seedTickets(tx: Tx, _seeding: object): Promise<void> {
  const people = await findPeople(tx);
  const ids: number[] = [];
  for (const [at, plan] of TICKET_PLANS.entries()) {
    const main = plan.main === undefined ? null : (ids[plan.main - 1] ?? null);
    ids.push(await seedTicket(tx, plan, { people, main, number: ticketNumber(at + 1, YEAR) }));
  }
  await tx.insert(ticketCounter).values({ year: YEAR, last: TICKET_PLANS.length });
}

async function seedTicket(
  tx: Tx,
  { mail, category, title, priority = 'NORMAL', browser, owner, course }: TicketPlan,
  { people, main, number }: { people: People; main: number | null; number: string },
): Promise<number> {
  const asker = getPerson(people, mail);
  const officer = (by: TicketPlan['owner']) => (by ? getPerson(people, mailboxOf(by)).id : asker.id);
  const reached = course.flatMap(({ at, by, status }) => (status ? [{ at: getMoment(at), by, status }] : []));
  const lastOf = (code: string) => reached.findLast(({ status }) => status === code)?.at ?? null;
  const written = course.filter(({ body, isNote }) => body !== undefined && !isNote);
  const [first] = course;
  const status = reached.at(-1)?.status ?? 'new';
  const last = getMoment((written.at(-1) ?? first).at);

  const [row] = await tx
    .insert(ticket)
    .values({
      ...createdBy({ ...systemAuthor(getMoment(first.at)), id: asker.id }),
      ...changedBy({ ...systemAuthor(last), id: officer(course.at(-1)?.by) }),
      ...{ number, title, category, status, priority, id_user: asker.id, id_ticket_main: main },
      browser: browser ?? null,
      id_user_owner: owner ? officer(owner) : null,
      solved_date: lastOf('solved'),
      closed_date: lastOf('closed'),
      last_date: last,
      row_version: course.length,
      search_text: foldForSearch(`${number} ${title} ${asker.name}`),
    })
    .returning({ id: ticket.id });
  if (!row) throw new Error('A ticket gave no row.');

  await tx.insert(baseStatusHistory).values(
    reached.map(({ at, by, status: code }) => ({
      ...{ obj_type: 'ticket' as const, id_obj: row.id, status: code, date: at },
      id_user: officer(by),
    })),
  );
  await tx.insert(ticketMessage).values(
    course.flatMap(({ at, by, body, isNote, isUnread }) =>
      body === undefined
        ? []
        : {
            ...{ id_ticket: row.id, id_user: officer(by), body, sent_date: getMoment(at) },
            direction: isNote ? ('NOTE' as const) : by ? ('OUT' as const) : ('IN' as const),
            read_date: isNote || isUnread ? null : last,
          },
    ),
  );
  return row.id;
}

async function findPeople(tx: Tx): Promise<People> {
  const mails = TICKET_PLANS.flatMap(({ mail, course }) => [
    mail,
    ...course.flatMap(({ by }) => (by ? mailboxOf(by) : [])),
  ]);
  const rows = await tx.select().from(user).where(inArray(user.mail, mails));
  return new Map(
    rows.map(({ id, mail, firstname, lastname }) => [mail, { id, name: `${firstname} ${lastname}` }]),
  );
}

function getPerson(people: People, mail: string) {
  const found = people.get(mail);
  if (!found) throw new Error(`The demo data has nobody with the address ${mail}.`);
  return found;
}

function mailboxOf(who: NonNullable<TicketPlan['owner']>): string {
  return `${who}@urzad.example.com`;
}
