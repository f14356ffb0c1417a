import type { ClaimTerms } from '@urzad/contract';
import { addDays, getIsoDate, type IsoDate, type IsoMonth } from '@urzad/domain';
import { claimFrom } from '@urzad/grants';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { findProvider } from '../care-providers/public';
import { getCall } from '../cofunding-calls/public';
import { getMonth } from '../cofunding-members/public';
import { type ClaimRecord, cofundingRequest, cofundingRequestLine } from './table';

/** What the refund of a claim follows from; `id` is missing while it is opened. */
export async function termsOf(
  db: Db,
  claim: Pick<ClaimRecord, 'id_grant' | 'month' | 'id_call'> &
    Partial<Pick<ClaimRecord, 'id' | 'already_paid'>>,
): Promise<ClaimTerms> {
  const { month, already_paid = 0 } = claim;
  const { grant, scheduled } = await getMonth(db, claim);
  const { params } = await getCall(db, claim.id_call);
  const provider = grant.id_careprovider === null ? undefined : await findProvider(db, grant.id_careprovider);
  const { from, to, days } = daysOf(month);

  return {
    ...{ month, days_in_contract: scheduled.days, days_in_month: days },
    ...{ period_from: later(grant.date_from, from), period_to: earlier(grant.date_to, to) },
    ...{ care_form: grant.care_form, rate: grant.rate, cap: grant.cap, planned_cost: grant.planned_cost },
    ...{ limit: scheduled.limit, already_paid },
    ...{ meals: params.meals, extra_classes: params.extra_classes, entry_fee_once: params.entry_fee_once },
    entry_fee_used: (await wasEntryFeeAccepted(db, claim)) ? 'yes' : 'no',
    min_attendance_days: params.min_attendance_days,
    ...{ esf_share: params.esf_share, state_share: params.state_share },
    seller_name: provider?.name ?? grant.provider_name,
    seller_nip: provider?.nip ?? '',
  };
}

function later(one: IsoDate, other: IsoDate): IsoDate {
  return one.localeCompare(other) > 0 ? one : other;
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return later(one, other) === one ? other : one;
}

/** The first and the last day of a month, and how many it has. */
function daysOf(month: IsoMonth): { from: IsoDate; to: IsoDate; days: number } {
  const to = addDays(claimFrom(month), -1);
  return { from: getIsoDate(`${month}-01`), to, days: Number(to.slice(-2)) };
}

/** Statuses with a result that the office stands by. */
const ACCEPTED = ['approved', 'approved_partly', 'payment', 'paid', 'recovery'] as const;

/** Whether another claim of this co-funding has an entry fee that the office accepted. */
async function wasEntryFeeAccepted(
  db: Db,
  { id = 0, id_grant }: { id?: number; id_grant: number },
): Promise<boolean> {
  const [claim, line] = [cofundingRequest, cofundingRequestLine];
  const [row] = await db
    .select({ one: sql`1` })
    .from(line)
    .innerJoin(claim, and(eq(claim.id, line.id_request), eq(claim.version_no, line.version_no)))
    .where(
      and(
        eq(claim.id_grant, id_grant),
        ne(claim.id, id),
        eq(claim.deleted, 'no'),
        inArray(claim.status, [...ACCEPTED]),
        eq(line.kind, 'WPISOWE'),
        inArray(line.decision, ['OK', 'CZESC']),
      ),
    )
    .limit(1);
  return row !== undefined;
}
