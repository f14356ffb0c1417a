import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { lettersOf } from '../../letters/letters-of';
import { takeOrdinal } from '../../unit-of-work/take-ordinal';
import { type TicketRecord, ticket, ticketCounter, ticketMessage } from './table';

export const {
  insert: insertMessage,
  find: findMessages,
  countUnread,
  markRead,
} = lettersOf(ticketMessage, 'id_ticket');

/** The next number of a year. Whoever asks waits here for the one before. */
export function takeTicketOrdinal(tx: Tx, year: number): Promise<number> {
  return takeOrdinal(tx, ticketCounter, year);
}

/** A ticket by its number, without its lock. */
export async function findByNumber(
  db: Db,
  number: string,
  where: SQL | undefined,
): Promise<TicketRecord | undefined> {
  const [row] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.number, number), where));
  return row;
}

/** Tickets that were merged into this one, the oldest first. */
export function findDuplicates(db: Db, id: number, where?: SQL): Promise<TicketRecord[]> {
  return db
    .select()
    .from(ticket)
    .where(and(eq(ticket.id_ticket_main, id), eq(ticket.deleted, 'no'), where))
    .orderBy(asc(ticket.id));
}

/** Ids of those in charge of any ticket that is seen. */
export async function findOwners(db: Db, where: SQL | undefined): Promise<number[]> {
  const { id_user_owner } = ticket;
  const found = await db
    .selectDistinct({ id: id_user_owner })
    .from(ticket)
    .where(and(isNotNull(id_user_owner), where));
  return found.flatMap(({ id }) => id ?? []);
}

/** Erases the tickets of a person with their letters, and returns their ids. */
export async function eraseTicketsOf(tx: Tx, id_user: number): Promise<number[]> {
  const own = tx.select({ id: ticket.id }).from(ticket).where(eq(ticket.id_user, id_user));
  await tx.delete(ticketMessage).where(inArray(ticketMessage.id_ticket, own));
  // Those of others that were merged into them stay as they ended.
  await tx.update(ticket).set({ id_ticket_main: null }).where(inArray(ticket.id_ticket_main, own));
  const erased = await tx.delete(ticket).where(eq(ticket.id_user, id_user)).returning({ id: ticket.id });
  return erased.map(({ id }) => id);
}
