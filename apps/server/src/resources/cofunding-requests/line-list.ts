import type { CostDocumentRow, cofundingPayments, ParsedQueryOf } from '@urzad/contract';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { COUNT_LIMIT } from '../../lists/count-limit';
import { parseCursor, toCursor } from '../../lists/cursor';
import { wordsMatch } from '../../lists/text-match';
import { namesOf } from '../users/public';
import { type StaffViewer, visibleTo } from './policy';
import { cofundingRequest as claim, cofundingRequestLine as line } from './table';

type Query = ParsedQueryOf<typeof cofundingPayments.costs>;

const SORTS = {
  document_date: { column: sql`coalesce(${line.document_date}, '-infinity'::date)`, cast: 'date' },
  amount: { column: sql`coalesce(${line.amount}, 0)`, cast: 'bigint' },
  document_no: { column: sql`${line.document_key}`, cast: 'text' },
} as const;

/** Lines of submitted claims, the newest document first: what the office pays for. */
export async function findLinePage(
  db: Db,
  viewer: StaffViewer,
  query: Query,
): Promise<{ data: CostDocumentRow[]; found: number; next?: string }> {
  const { page = 1, page_count, after, sort = '-document_date' } = query;
  const isDescending = sort.startsWith('-');
  const { column, cast } = SORTS[sort.replace('-', '') as keyof typeof SORTS];
  const inOrder = isDescending ? desc : asc;
  const where = and(visibleTo(viewer), filtersOf(query));
  const cursor = after === undefined ? undefined : parseCursor(after);
  const beyond =
    cursor &&
    sql`(${column}, ${line.id}) ${sql.raw(isDescending ? '<' : '>')} (cast(${cursor.value} as ${sql.raw(cast)}), ${cursor.id}::int)`;

  const rows = await db
    .select({ ...COLUMNS, place: sql<string>`${column}::text` })
    .from(line)
    .innerJoin(claim, isOfVersion)
    .where(and(where, beyond))
    .orderBy(inOrder(column), inOrder(line.id))
    .limit(page_count + 1)
    .offset(cursor ? 0 : (page - 1) * page_count);
  const shown = rows.slice(0, page_count);
  const last = rows.length > page_count ? shown.at(-1) : undefined;
  const names = await namesOf(db, [...new Set(shown.map(({ id_user }) => id_user))]);
  return {
    data: shown.map(({ place: _, ...row }) => ({ ...row, person: names.get(row.id_user) ?? '' })),
    found: await countLines(db, where),
    ...(last && { next: toCursor({ value: last.place, id: last.id }) }),
  };
}

/** The lines of earlier versions are history. */
const isOfVersion = and(eq(line.id_request, claim.id), eq(line.version_no, claim.version_no));

const COLUMNS = {
  id: line.id,
  id_request: claim.id,
  claim_number: claim.number,
  claim_status: claim.status,
  month: claim.month,
  id_user: claim.id_user,
  child: claim.child_firstname,
  kind: line.kind,
  document_kind: line.document_kind,
  document_no: line.document_no,
  document_date: line.document_date,
  seller_name: line.seller_name,
  seller_nip: line.seller_nip,
  amount: line.amount,
  paid_amount: line.paid_amount,
  paid_date: line.paid_date,
  decision: line.decision,
  eligible_amount: line.eligible_amount,
};

function filtersOf({ month, kind, id_request, has_text }: Query): SQL | undefined {
  return and(
    month === undefined ? undefined : eq(claim.month, month),
    kind && inArray(line.kind, [...kind]),
    id_request === undefined ? undefined : eq(claim.id, id_request),
    has_text === undefined ? undefined : wordsMatch(claim.search_text, has_text),
  );
}

async function countLines(db: Db, where: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(line)
    .innerJoin(claim, isOfVersion)
    .where(where)
    .limit(COUNT_LIMIT + 1)
    .as('counted');
  const [row] = await db.select({ found: sql<number>`count(*)`.mapWith(Number) }).from(counted);
  return row?.found ?? 0;
}
