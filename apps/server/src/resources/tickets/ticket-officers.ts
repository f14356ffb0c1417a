import type { Officer } from '@urzad/contract';
import type { Db } from '../../db';
import { findHolders, namesOf } from '../users/public';
import { type DeskViewer, visibleTo } from './policy';
import { findOwners } from './repository';
import type { TicketRecord } from './table';

type Asked = Pick<TicketRecord, 'id_application' | 'id_user' | 'id_user_owner'>;

/** Ids of those who may lead the ticket: it is not their own. */
export async function findOfficers(db: Db, { id_application, id_user }: Asked, at: Date): Promise<number[]> {
  const holders = await findHolders(db, { privilege: 'ticket_edit', at, id_application });
  return holders.filter((id) => id !== id_user);
}

/** Who keeps the tasks of the server running leads the help desk: the others hold `ticket_edit` too, to take over. */
const DESK_LEAD = 'base_task_run';

/** Who is told of a letter: the officer in charge, or those for whom a ticket without one waits. */
export async function findReaders(db: Db, record: Asked, at: Date): Promise<number[]> {
  if (record.id_user_owner !== null) return [record.id_user_owner];
  const { id_application } = record;
  const leads = await findHolders(db, { privilege: DESK_LEAD, at, id_application });
  const officers = await findOfficers(db, record, at);
  return officers.filter((id) => leads.includes(id));
}

/** Those who may lead the ticket, with their names, in the order of the alphabet. */
export async function namedOfficers(db: Db, record: Asked, at: Date): Promise<Officer[]> {
  return inOrder(await namesOf(db, await findOfficers(db, record, at)));
}

/** Those in charge of the tickets that a viewer sees, in the order of the alphabet. */
export async function namedOwners(db: Db, viewer: DeskViewer): Promise<Officer[]> {
  return inOrder(await namesOf(db, await findOwners(db, visibleTo(viewer))));
}

function inOrder(names: ReadonlyMap<number, string>): Officer[] {
  const officers = [...names].map(([id, name]) => ({ id, name }));
  return officers.toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
}
