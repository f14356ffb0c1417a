import type {
  CoFunding,
  CoFundingMonth,
  CoFundingRow,
  Member,
  MemberRow,
  OfficeDocument,
} from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import {
  amountsOf,
  type CallParams,
  type CoFundingStatus,
  claimFrom,
  claimTo,
  coFundingDeadlines,
  exitFormTo,
  isExitFormOpen,
  type MemberStatus,
} from '@urzad/grants';
import type { GrantRecord, MemberRecord, MonthRecord } from '../repository';

interface GrantRowParts {
  months: readonly MonthRecord[];
  /** Names of people by their ids. */
  names: ReadonlyMap<number, string>;
}

/** The claim of a month, found by `claimKey`. */
export type ClaimOfMonth = Pick<CoFundingMonth, 'id_request' | 'claim_status'>;

export function claimKey({ id_grant, month }: { id_grant: number; month: string }): string {
  return `${id_grant} ${month}`;
}

interface GrantParts extends GrantRowParts {
  claims: ReadonlyMap<string, ClaimOfMonth>;
  member: MemberRecord;
  params: CallParams;
  /** Months of what annexes have replaced before it. */
  earlier: readonly MonthRecord[];
  /** What replaced it. */
  next: GrantRecord | undefined;
  /** By when the missing certificate is needed. */
  certificate_to: IsoDate | null;
  /** By when work has to be confirmed anew. */
  employment_to: IsoDate | null;
  history: readonly { date: Date; status: CoFundingStatus }[];
}

export function presentGrantRow(grant: GrantRecord, { months, names }: GrantRowParts): CoFundingRow {
  return {
    id: grant.id,
    number: grant.number,
    status: grant.status,
    id_member: grant.id_member,
    id_user: grant.id_user,
    person: names.get(grant.id_user) ?? '',
    child_firstname: grant.child_firstname,
    child_lastname: grant.child_lastname,
    care_form: grant.care_form,
    provider_name: grant.provider_name,
    date_from: grant.date_from,
    date_to: grant.date_to,
    months_total: months.length,
    months_used: months.filter(({ status }) => status !== 'open' && status !== 'suspended').length,
    amounts: amountsOf(months),
  };
}

export function presentGrant(grant: GrantRecord, parts: GrantParts): CoFunding {
  const { months, earlier, member, params, next, certificate_to, employment_to, history, claims } = parts;
  const { status, date_from, date_to } = grant;

  return {
    ...presentGrantRow(grant, parts),
    row_version: grant.row_version,
    is_test: grant.is_test,
    member_number: member.number,
    id_contract: grant.id_contract,
    contract_number: member.contract_number,
    bank_account_number: member.bank_account_number,
    rate: grant.rate,
    cap: grant.cap,
    planned_cost: grant.planned_cost,
    esf_amount: grant.esf_amount,
    state_amount: grant.state_amount,
    schedule: months.map((month) => ({
      ...presentMonth(month, params),
      ...(claims.get(claimKey(month)) ?? NO_CLAIM),
    })),
    earlier: earlier
      .filter((month) => month.status !== 'skipped')
      .map(({ month, status: ofMonth }) => ({ month, status: ofMonth })),
    deadlines: coFundingDeadlines({ status, date_from, date_to, schedule: months }, params, {
      certificate_to,
      employment_to,
    }),
    next: next ? { id: next.id, number: next.number, date_from: next.date_from } : null,
    certificate_to,
    history: history.map(reached),
  };
}

const NO_CLAIM: ClaimOfMonth = { id_request: null, claim_status: null };

function presentMonth(
  { month, days, limit, status, paid }: MonthRecord,
  params: CallParams,
): Omit<CoFundingMonth, keyof ClaimOfMonth> {
  return {
    ...{ month, days, limit, status, paid },
    claim_from: claimFrom(month),
    claim_to: claimTo(month, params),
  };
}

interface MemberRowParts {
  grants: readonly GrantRecord[];
  months: ReadonlyMap<number, readonly MonthRecord[]>;
  names: ReadonlyMap<number, string>;
}

export function presentMemberRow(member: MemberRecord, { grants, months, names }: MemberRowParts): MemberRow {
  return {
    id: member.id,
    number: member.number,
    status: member.status,
    id_user: member.id_user,
    person: names.get(member.id_user) ?? '',
    contract_number: member.contract_number,
    join_date: member.join_date,
    planned_end: member.planned_end,
    owner: { id: member.id_user_owner, name: names.get(member.id_user_owner) ?? '' },
    children: grants.map(({ child_firstname }) => child_firstname),
    amounts: amountsOf(grants.flatMap(({ id }) => months.get(id) ?? [])),
  };
}

interface MemberParts extends MemberRowParts {
  co_fundings: CoFunding[];
  documents: readonly OfficeDocument[];
  id_officecase: number | null;
  missing_to_complete: Member['missing_to_complete'];
  history: readonly { date: Date; status: MemberStatus }[];
  params: CallParams;
  today: IsoDate;
}

export function presentMember(member: MemberRecord, parts: MemberParts): Member {
  const { co_fundings, documents, id_officecase, missing_to_complete, history } = parts;

  return {
    ...presentMemberRow(member, parts),
    row_version: member.row_version,
    is_test: member.is_test,
    id_registration: member.id_registration,
    id_contract: member.id_contract,
    contract_from: member.contract_from,
    contract_to: member.contract_to,
    bank_account_number: member.bank_account_number,
    end_date: member.end_date,
    end_reason: member.end_reason,
    exit: presentExit(member, parts),
    co_fundings,
    documents: [...documents],
    id_officecase,
    missing_to_complete,
    history: history.map(reached),
  };
}

/** Nothing before the last day of the support. */
function presentExit(
  member: MemberRecord,
  { params, today }: Pick<MemberParts, 'params' | 'today'>,
): Member['exit'] {
  if (!isExitFormOpen(member, today)) return null;
  return {
    exit_to: exitFormTo(member, params),
    exit_labour_status: member.exit_labour_status,
    exit_date_filled: member.exit_date_filled?.toISOString() ?? null,
    followed_path: member.followed_path,
  };
}

function reached<Status>({ date, status }: { date: Date; status: Status }): { date: string; status: Status } {
  return { date: date.toISOString(), status };
}
