import { foldForSearch } from '@urzad/domain';
import type { ClaimLineAnswers, LineVerdict } from '@urzad/grants';
import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import {
  type ClaimLineRecord,
  type ClaimVersionRecord,
  cofundingRequestVersion,
  cofundingRequestLine as table,
} from './table';

/** A version of a claim, whose lines are its own. */
interface OfVersion {
  id: number;
  version_no: number;
}

/** The lines of a version, in their order. */
export function linesOf(db: Db, { id, version_no }: OfVersion): Promise<ClaimLineRecord[]> {
  return db.select().from(table).where(isOf({ id, version_no })).orderBy(asc(table.ordinal));
}

/** A stored line as the parent entered it, with what the office decided on it. */
export function answersOf(line: ClaimLineRecord): ClaimLineAnswers & LineVerdict {
  const { kind, document_kind, document_no, seller_name, seller_nip, paid_form, file_ids } = line;
  const { amount, document_total, discount, other_public, paid_amount } = line;
  const { decision, eligible_amount, decision_note } = line;
  return {
    ...{ kind, document_kind, document_no, seller_name, seller_nip, paid_form, file_ids },
    ...{ amount, document_total, discount, other_public, paid_amount },
    document_date: line.document_date ?? '',
    period_from: line.period_from ?? '',
    period_to: line.period_to ?? '',
    paid_date: line.paid_date ?? '',
    ...{ decision, eligible_amount, decision_note },
  };
}

/**
 * Writes the lines of a version in this order. A line keeps its row as long as it has its place, and with it what the
 * office said about it.
 */
export async function saveLines(
  tx: Tx,
  of: OfVersion,
  lines: readonly ClaimLineAnswers[],
): Promise<ClaimLineRecord[]> {
  const before = await linesOf(tx, of);
  for (const [at, line] of lines.entries()) {
    const values = columnsOf(line);
    const kept = before[at];
    if (kept) await tx.update(table).set(values).where(eq(table.id, kept.id));
    else {
      await tx.insert(table).values({
        ...values,
        ...{ id_request: of.id, version_no: of.version_no, ordinal: at + 1 },
      });
    }
  }
  await tx.delete(table).where(and(isOf(of), gt(table.ordinal, lines.length)));
  return linesOf(tx, of);
}

/** Takes files that are not attached any more out of the lines of a version; how many lines have changed. */
export async function forgetFiles(
  tx: Tx,
  of: OfVersion,
  attached: ReadonlySet<number>,
): Promise<ClaimLineRecord[]> {
  const touched = (await linesOf(tx, of)).filter(({ file_ids }) => file_ids.some((id) => !attached.has(id)));
  for (const { id, file_ids } of touched) {
    await tx
      .update(table)
      .set({ file_ids: file_ids.filter((file) => attached.has(file)) })
      .where(eq(table.id, id));
  }
  return touched;
}

/** Earlier versions of a claim, the newest first. */
export function versionsOf(db: Db, id: number): Promise<ClaimVersionRecord[]> {
  const version = cofundingRequestVersion;
  return db.select().from(version).where(eq(version.id_request, id)).orderBy(desc(version.version_no));
}

/** By this key and the NIP the same invoice is found again, however it was typed. */
function documentKey(document_no: string): string {
  return foldForSearch(document_no).replace(/\s+/g, '');
}

function isOf({ id, version_no }: OfVersion): SQL | undefined {
  return and(eq(table.id_request, id), eq(table.version_no, version_no));
}

function columnsOf(line: ClaimLineAnswers) {
  const { kind, document_kind, document_no, seller_name, seller_nip, paid_form, file_ids } = line;
  const { amount, document_total, discount, other_public, paid_amount } = line;
  return {
    ...{ kind, document_kind, document_no, seller_name, paid_form, file_ids: [...file_ids] },
    ...{ amount, document_total, discount, other_public, paid_amount },
    seller_nip: seller_nip.replace(/\D/g, ''),
    document_key: documentKey(document_no),
    document_date: line.document_date || null,
    period_from: line.period_from || null,
    period_to: line.period_to || null,
    paid_date: line.paid_date || null,
  };
}
