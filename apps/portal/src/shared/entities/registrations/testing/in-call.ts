import type { RegistrationStatus } from '@urzad/grants';

/** The last moment of the call of `inCall`. */
export const LAST_MOMENT = new Date('2027-02-12T14:30:00.000Z');

/** A row of the list of registrations, in an open call. */
export const inCall = (id: number, status: RegistrationStatus) => ({
  id,
  status,
  call_status: 'open' as const,
  call_open_to: LAST_MOMENT.toISOString(),
  correction_to: '2027-02-17' as const,
});
