import { DEMO_PASSWORD } from '../config';
import type { Tx } from '../db';
import type { PasswordHasher } from '../identity/passwords/hasher';
import { seedBoardNotes } from './seed-board-notes';
import { seedCalendar } from './seed-calendar';
import { seedCalls } from './seed-calls';
import { seedChat } from './seed-chat';
import { seedContactMessages } from './seed-contact-messages';
import { seedMail } from './seed-mail';
import { seedPeople } from './seed-people';
import { seedProviders } from './seed-providers';
import { seedReports } from './seed-reports';
import { seedSecondApplication } from './seed-second-application';
import { seedStaff } from './seed-staff';
import { seedTickets } from './seed-tickets';
import type { Seeding } from './seeding';

/** In the order of their references. Each file makes one entity. */
const SEEDS: readonly ((tx: Tx, seeding: Seeding) => Promise<void>)[] = [
  seedStaff,
  seedPeople,
  seedCalls,
  seedProviders,
  seedSecondApplication,
  seedReports,
  seedContactMessages,
  seedTickets,
  seedMail,
  seedCalendar,
  seedBoardNotes,
  seedChat,
];

/** Accounts and calls of a demo, ready to be written; registrations come later, by the endpoints of the portal. */
export async function demoRows(passwords: PasswordHasher): Promise<(tx: Tx, date: Date) => Promise<void>> {
  // Before the transaction, as a hash takes long.
  const pass_hash = await passwords.hash(DEMO_PASSWORD);
  return async (tx, date) => {
    for (const seed of SEEDS) await seed(tx, { date, pass_hash });
  };
}
