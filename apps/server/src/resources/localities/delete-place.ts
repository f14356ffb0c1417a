import type { Locality } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Db } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { isOfOffice, locality } from './table';

const places = rowsOf(locality);

/**
 * Deletes a place that the office added by mistake.
 * @throws ApiError `illegal-step` `{reason: 'register'}` for another place, `{reason: 'used', uses}` for one that is named
 */
export function deletePlace(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, row_version }: { id: number; row_version: number },
): Promise<{ data: null }> {
  return app.write(request, async (tx, note) => {
    const place = await places.getLocked(tx, id);
    if (place.row_version !== row_version) {
      throw new ApiError('conflict', { stored: { row_version: place.row_version }, given: { row_version } });
    }
    if (!isOfOffice(place)) throw new ApiError('illegal-step', { reason: 'register' });
    const uses = await usesOf(tx, place);
    if (uses.length > 0) throw new ApiError('illegal-step', { reason: 'used', uses });
    await places.remove(tx, id, authorOf(app, request));
    const { name, community } = place;
    const diff = { before: { name, community } };
    note({ event: 'locality.delete', obj_type: 'locality', id_obj: id, diff });
    return { data: null };
  });
}

/** Accounts, applications and facilities that name the place in its commune. */
async function usesOf(db: Db, { name, community }: Locality): Promise<{ of: string; count: number }[]> {
  const rows = await db
    .select({ of: sql<string>`use.of`, count: sql<number>`use.count`.mapWith(Number) })
    .from(
      sql`(
        select 'account' as of, count(*) from "user"
          where location_city = ${name} and location_community = ${community}
        union all select 'registration', count(*) from cofundingregistration
          where deleted = 'no' and form @> ${JSON.stringify({ city: name, community })}::jsonb
        union all select 'provider', count(*) from careprovider
          where deleted = 'no' and city = ${name} and community = ${community}
      ) as use`,
    );
  return rows.filter(({ count }) => count > 0);
}
