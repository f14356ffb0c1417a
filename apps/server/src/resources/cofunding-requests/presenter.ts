import type { Attachment, Claim, ClaimLine, ClaimRow, ClaimTerms, OfficeDocument } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import {
  type CallParams,
  type ClaimStatus,
  type ClaimStep,
  claimFrom,
  claimReviewTo,
  claimTo,
  paymentTitle,
  REVIEWED_CLAIM_STATUSES,
} from '@urzad/grants';
import type { MonthOfGrant } from '../cofunding-members/public';
import { answersOf } from './claim-lines';
import { dueDateOf } from './claim-list';
import type { Viewer } from './policy';
import type { ClaimLineRecord, ClaimRecord, ClaimVersionRecord } from './table';

interface RowParts {
  viewer: Viewer;
  member: MonthOfGrant['member'];
  /** Names of people by their ids. */
  names: ReadonlyMap<number, string>;
  /** Ids of claims with an invoice that another one has too. */
  flagged: ReadonlySet<number>;
}

interface Parts extends RowParts {
  terms: ClaimTerms;
  params: CallParams;
  lines: readonly ClaimLineRecord[];
  duplicates: ReadonlyMap<number, ClaimLine['duplicates']>;
  files: Attachment[];
  documents: OfficeDocument[];
  versions: readonly ClaimVersionRecord[];
  certificate: Pick<Claim, 'certificate_covers' | 'certificate_to'>;
  id_officecase: number | null;
  /** The case in which a review was asked for. */
  review: Claim['review'];
  steps: ClaimStep[];
  history: readonly { date: Date; status: ClaimStatus; id_user: number | null }[];
  /** Business time. */
  now: Date;
}

/** Statuses with a result, of which the parent is told what the office decided. */
const WITH_RESULT: readonly ClaimStatus[] = [
  ...(['approved', 'approved_partly', 'payment', 'paid', 'rejected', 'recovery'] as const),
];

export function presentRow(record: ClaimRecord, { viewer, member, names, flagged }: RowParts): ClaimRow {
  const isStaff = viewer.as === 'staff';
  const { id, number, status, month, id_member, id_grant, id_contract } = record;
  return {
    ...{ id, number, status, month, id_member, id_grant, id_contract },
    contract_number: member.contract_number,
    id_user: record.id_user,
    person: names.get(record.id_user) ?? '',
    child: record.child_firstname,
    ...{ care_form: record.care_form, provider_name: record.provider_name },
    refund_claimed: record.refund_claimed,
    refund_approved: tellsResult(record, viewer) ? approvedOf(record) : null,
    send_date: record.send_date?.toISOString() ?? null,
    is_late: record.is_late,
    due_date: dueDateOf(record),
    verifier: isStaff ? officerOf(record.id_user_verifier, names) : null,
    has_duplicates: isStaff && flagged.has(id) ? 'yes' : 'no',
  };
}

export function present(record: ClaimRecord, parts: Parts): Claim {
  const { viewer, member, terms, params, names, lines, versions, history, now } = parts;
  const isStaff = viewer.as === 'staff';
  const { id_user, row_version, is_test, version_no, result_date } = record;
  return {
    ...presentRow(record, parts),
    ...record.header,
    ...{ row_version, is_test, version_no, terms },
    ...{ cost_total: record.cost_total, eligible_total: record.eligible_total },
    ...{ esf_amount: record.esf_amount, state_amount: record.state_amount, own_share: record.own_share },
    bank_account_number: member.bank_account_number,
    lines: lines.map((line) => presentLine(line, { record, viewer, duplicates: parts.duplicates })),
    ...{ files: parts.files, documents: parts.documents },
    versions: versions.filter((version) => version.version_no < version_no).map(presentVersion),
    review: parts.review ?? null,
    claim_from: claimFrom(record.month),
    claim_to: claimTo(record.month, params),
    ...{ correction_note: record.correction_note, correction_to: record.correction_to },
    reject_reason: record.reject_reason,
    back_note: isStaff ? record.back_note : '',
    result_date: result_date?.toISOString() ?? null,
    review_to: parts.review ? null : reviewTo(record, { params, now }),
    paid_date: record.paid_date,
    payment_title:
      record.status === 'payment' || record.status === 'paid'
        ? paymentTitle({ number: record.number, contract_number: member.contract_number })
        : null,
    ...parts.certificate,
    approver: isStaff ? officerOf(record.id_user_approver, names) : null,
    id_officecase: parts.id_officecase,
    steps: parts.steps,
    history: history.map(({ date, status, id_user: by }) => ({
      ...{ date: date.toISOString(), status },
      officer: by === null || by === id_user ? null : (names.get(by) ?? null),
    })),
  };
}

/** All that the office approved for the month, with what was paid before a review. */
function approvedOf({ refund_approved, already_paid }: ClaimRecord) {
  return refund_approved === null ? null : already_paid + refund_approved;
}

function presentVersion(version: ClaimVersionRecord): Claim['versions'][number] {
  const { version_no, number, send_date, correction_note, result_date, refund_approved, reject_reason } =
    version;
  return {
    ...{ version_no, number, correction_note, refund_approved, reject_reason },
    send_date: send_date.toISOString(),
    result_date: result_date?.toISOString() ?? null,
  };
}

interface LineParts extends Pick<Parts, 'viewer' | 'duplicates'> {
  record: ClaimRecord;
}

function presentLine(line: ClaimLineRecord, { record, viewer, duplicates }: LineParts): ClaimLine {
  const { decision, eligible_amount, decision_note, ...answers } = answersOf(line);
  const isTold = tellsResult(record, viewer);
  return {
    ...answers,
    ...{ id: line.id, ordinal: line.ordinal },
    decision: isTold ? decision : null,
    eligible_amount: isTold ? eligible_amount : null,
    decision_note: isTold ? decision_note : '',
    ...{ correction_note: line.correction_note, is_named: line.is_named },
    duplicates: duplicates.get(line.id) ?? [],
    duplicate_note: viewer.as === 'staff' ? line.duplicate_note : '',
  };
}

/** What the office decides is its own work until it stands. */
function tellsResult({ status }: ClaimRecord, viewer: Viewer): boolean {
  return viewer.as === 'staff' || WITH_RESULT.includes(status);
}

function reviewTo(
  { status, reviewed, result_date }: ClaimRecord,
  { params, now }: { params: CallParams; now: Date },
): Claim['review_to'] {
  const mayAsk = REVIEWED_CLAIM_STATUSES.some((one) => one === status);
  if (reviewed === 'yes' || result_date === null || !mayAsk) return null;
  const last = claimReviewTo(params, result_date);
  return last < warsawDate(now) ? null : last;
}

function officerOf(id: number | null, names: ReadonlyMap<number, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
