import { addDays, type IsoDate, warsawDate } from '@urzad/domain';

/** Days in which who asked confirms that a ticket is solved; after them it closes by itself. */
export const TICKET_CONFIRM_DAYS = 14;
/** Days in which a closed ticket can be opened again (Process §2.18). */
export const TICKET_REOPEN_DAYS = 14;

/** The last day on which it can be confirmed. */
export function ticketConfirmTo(solved: Date): IsoDate {
  return addDays(warsawDate(solved), TICKET_CONFIRM_DAYS);
}

/** The last day on which it can be opened again. */
export function ticketReopenTo(closed: Date): IsoDate {
  return addDays(warsawDate(closed), TICKET_REOPEN_DAYS);
}

/** `ZGL/2027/00012` */
export function ticketNumber(ordinal: number, year: number): string {
  return `ZGL/${year}/${String(ordinal).padStart(5, '0')}`;
}
