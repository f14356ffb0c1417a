import type { CofundingCall } from '@urzad/contract';
import { type CallDates, callStatusAt } from '@urzad/grants';
import type { CallRow } from './repository';

/** @param now business time, on which the status depends */
export function presentCall(row: CallRow, now: Date): CofundingCall {
  const dates = datesOf(row);

  return {
    id: row.id,
    number: row.number,
    name: row.name,
    edition: row.edition,
    ...dates,
    status: callStatusAt(dates, now),
    publish_date: row.publish_date,
    places_in_zone: row.places_in_zone,
    places_out_zone: row.places_out_zone,
    submitted_count: row.submitted_count,
    list_version: row.list_version,
    list_date: row.list_date?.toISOString() ?? null,
    has_texts: row.announcement === '' ? 'no' : 'yes',
    params: row.params,
  };
}

/** The dates that the status of a call depends on, in the shape that the domain takes. */
export function datesOf({ status, test_from, test_to, open_from, open_to }: CallRow): CallDates {
  return {
    status,
    test_from: test_from?.toISOString() ?? null,
    test_to: test_to?.toISOString() ?? null,
    open_from: open_from?.toISOString() ?? null,
    open_to: open_to?.toISOString() ?? null,
  };
}
