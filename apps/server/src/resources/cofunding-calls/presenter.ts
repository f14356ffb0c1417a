import type { CofundingCall } from '@urzad/contract';
import type { CallRow } from './repository';

export function present(row: CallRow): CofundingCall {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    edition: row.edition,
    status: row.status,
    publish_date: row.publish_date,
    test_from: row.test_from?.toISOString() ?? null,
    test_to: row.test_to?.toISOString() ?? null,
    open_from: row.open_from?.toISOString() ?? null,
    open_to: row.open_to?.toISOString() ?? null,
    places_in_zone: row.places_in_zone,
    places_out_zone: row.places_out_zone,
    submitted_count: row.submitted_count,
    params: row.params,
  };
}
