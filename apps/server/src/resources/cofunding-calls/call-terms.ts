import type { CallLine } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { and, notInArray, type SQL, sql } from 'drizzle-orm';
import type { TermSource } from '../../lists/term-source';
import { statusOf } from './calls';
import { type Viewer, visibleToAll } from './policy';
import type { CallRow } from './repository';
import { cofundingCall as table } from './table';

/** The last days of announced calls: for applications, and for moving up from the reserve list. */
export function callTerms({ id_application }: Pick<Viewer, 'id_application'>): TermSource[] {
  const source = (code: 'call_end' | 'call_reserve', due: SQL): TermSource => ({
    ...{ code, obj_type: 'cofundingcall', table, number: table.number, due, person: null, owner: null },
    ...{ where: and(visibleToAll(id_application), notInArray(table.status, ['cancelled', 'settled'])) },
    isOfOffice: false,
  });
  return [source('call_end', dayOf(table.open_to)), source('call_reserve', dayOf(table.reserve_valid_to))];
}

function dayOf(moment: unknown): SQL {
  return sql`(${moment} at time zone 'Europe/Warsaw')::date`;
}

/** What a call comes to next. @param now business time */
export function nextTermOf(row: CallRow, now: Date): CallLine['next'] {
  const status = statusOf(row, now);
  const on = (code: NonNullable<CallLine['next']>['code'], moment: Date | null) =>
    moment && moment >= now ? { code, date: warsawDate(moment) } : null;
  if (status === 'draft') {
    const { publish_date: date } = row;
    return date && date >= warsawDate(now) ? { code: 'announced', date } : null;
  }
  if (status === 'published' || status === 'test') return on('opens', row.open_from);
  if (status === 'open') return on('closes', row.open_to);
  return status === 'ranked' ? on('reserve', row.reserve_valid_to) : null;
}
