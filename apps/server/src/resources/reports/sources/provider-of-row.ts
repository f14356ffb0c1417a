import type { SQL } from 'drizzle-orm';
import { type SourceColumn, text } from '../report-source';

/** Who cares for a child, by the name of the row and the id of the facility or nanny. */
export function provider(name: SQL, id: SQL): SourceColumn {
  return text('provider', ['Placówka lub niania', 'Facility or nanny'], name, {
    bearer: { kind: 'provider', id },
  });
}
