import type { Db } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { unreadMessages } from '../../chat-rooms/public';
import { waitingRegistrations } from '../../cofunding-registrations/public';
import { waitingMessages } from '../../contact-messages/public';
import { unreadLetters } from '../../mail-letters/public';
import { unreadNotifications } from '../../notifications/public';
import { waitingCases } from '../../office-cases/public';
import { waitingTickets } from '../../tickets/public';

/** What waits for this person, by the code of its module. */
export async function waitingFor(db: Db, user: SessionUser, now: Date): Promise<Record<string, number>> {
  const [registrations, cases, contact, mail, chat, tickets, base] = await Promise.all([
    waitingRegistrations(db, user, now),
    waitingCases(db, user, now),
    waitingMessages(db, user),
    unreadLetters(db, user),
    unreadMessages(db, user),
    waitingTickets(db, user),
    unreadNotifications(db, user),
  ]);
  return { registrations, cases, contact, mail, chat, tickets, base };
}
