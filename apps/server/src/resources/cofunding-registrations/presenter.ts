import type { OfficeDocument, Registration, RegistrationRow, RelatedRegistration } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { derivedFields, draftNumber, isSensitiveKind, monthlyRefund, reviewRequestTo } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft, type RegistrationForm } from '@urzad/grants/schemas';
import { type CallRow, presentCall, statusOf } from '../cofunding-calls/public';
import { SENSITIVE_DOCUMENT_KINDS } from '../documents/public';
import type { AddressMaker, FileRow } from '../uploads/public';
import { presentAccession } from './accession/present-accession';
import type { AccessionFileRow } from './accession/table';
import { maySeeSensitive, offeredSteps, type Viewer } from './policy';
import type { Rescoring } from './ranking/rescoring';
import { factsOf } from './reading/commune-facts';
import { presentAttachment } from './reading/present-attachment';
import { isSensitivePath, withoutSensitive } from './reading/sensitive';
import type { SentVersion } from './repository';
import { answerDayOf } from './review/answer-day';
import { rejectedDate, resultDate } from './review/review-request';
import type { RegistrationRecord } from './table';
import { isUnapproved } from './told';

interface RowParts {
  call: CallRow;
  /** Names of staff by their ids. */
  names: ReadonlyMap<number, string>;
  /** Applications of the same person or child; none for a parent. */
  related: readonly RelatedRegistration[];
  /** Business time. */
  now: Date;
}

interface Parts extends RowParts {
  viewer: Viewer;
  clause: { id: number; status: 'to_sign' | 'signed' };
  attachments: readonly FileRow[];
  /** Documents that were brought after the ranking, and the rows of what the office made of them. */
  proofs: readonly AccessionFileRow[];
  proofFiles: readonly FileRow[];
  /** Files of the version before that are attached no more. */
  removed: readonly FileRow[];
  documents: readonly OfficeDocument[];
  /** Signatures whose verdict is unclear; none for the parent. */
  unclear: Registration['unclear_signatures'];
  /** The case in which they are filed. */
  id_officecase: number | null;
  /** The version submitted before the one that is shown. */
  previous: RegistrationDraft | undefined;
  /** The last submitted version. */
  version: SentVersion | undefined;
  /** As this viewer is told it. */
  history: readonly { date: Date; status: RegistrationRecord['status'] }[];
  /** Whether a review of its result was asked for. */
  isReviewAsked: boolean;
  rescoring: Rescoring;
  scorer: number | undefined;
  maker: AddressMaker;
}

export function presentRow(
  record: RegistrationRecord,
  { call, names, related, now }: RowParts,
): RegistrationRow {
  const form = formOfDraft(record.form);
  const { children } = derivedFields(form, warsawDate(now));

  return {
    id: record.id,
    number: record.number ?? draftNumber(record.id),
    status: record.status,
    version_no: record.version_no,
    call_number: call.number,
    call_status: statusOf(call, now),
    call_open_to: call.open_to?.toISOString() ?? null,
    id_user: record.id_user,
    firstname: form.firstname,
    lastname: form.lastname,
    city: form.city,
    children: form.children.map(({ firstname, lastname, care_form }, at) => ({
      firstname,
      lastname,
      care_form,
      born_date: children[at]?.born_date ?? null,
    })),
    monthly_refund: refundOfAll(form.children, call),
    send_date: record.send_date?.toISOString() ?? null,
    received_date: record.received_date?.toISOString() ?? null,
    answer_by: answerDay(record, call),
    correction_to: record.correction_to,
    owner: officerOf(record.id_user_owner, names),
    approved: record.id_user_second === null ? 'no' : 'yes',
    replaceable: record.replaceable,
    mod_date: record.mod_date.toISOString(),
    related: [...related],
  };
}

export function present(record: RegistrationRecord, parts: Parts): Registration {
  const { viewer, call, clause, documents, previous, version, history, scorer, unclear, maker, now } = parts;
  const isStaff = viewer.as === 'staff';
  const seesAll = maySeeSensitive(viewer);
  const current = documents.find(({ id }) => id === record.id_document);
  const shownTo = (form: RegistrationDraft) => (seesAll ? form : withoutSensitive(form));
  const document = current?.status === 'void' ? undefined : current?.status;
  const isToCorrect = record.status === 'to_correct';
  const told = <Said extends { field: string }>(said: readonly Said[]) =>
    said.filter(({ field }) => seesAll || !isSensitivePath(field));
  const commune = record.number === null ? null : factsOf({ ...record, form: formOfDraft(record.form) });
  const seesPoints = isStaff && seesAll;
  const filesTo = (files: readonly FileRow[]) =>
    files
      .filter(({ kind }) => seesAll || !isSensitiveKind(kind ?? ''))
      .map((file) => presentAttachment(file, { isSent: version?.files.includes(file.id) ?? false, maker }));

  return {
    ...presentRow(record, parts),
    row_version: record.row_version,
    ranking: rankingOf(record, parts),
    rescoring: presentRescoring(parts),
    changed_by: isStaff ? officerOf(record.id_user_mod, parts.names) : null,
    is_test: record.is_test,
    call: presentCall(call, now),
    form: shownTo(record.form),
    previous_form: previous ? shownTo(previous) : null,
    clause: { id: clause.id, status: clause.status },
    attachments: filesTo(parts.attachments),
    accession: presentAccession(record, {
      viewer,
      files: parts.proofFiles,
      proofs: parts.proofs,
      isSigned: documents.some(({ id, status }) => id === record.id_personal_document && status === 'signed'),
      maker,
    }),
    removed_attachments: filesTo(parts.removed),
    documents: documents.filter(({ kind }) => seesAll || !SENSITIVE_DOCUMENT_KINDS.includes(kind)),
    remarks: isToCorrect ? told(record.remarks) : [],
    explanations: isToCorrect && !isStaff ? record.explanations : [],
    answered_remarks: told(version ? answeredRemarks(version) : []),
    rejection: rejectionOf(record, parts),
    id_officecase: parts.id_officecase,
    review: isStaff ? told(record.review) : [],
    commune_facts: commune && {
      degurba: commune.degurba,
      in_zone: commune.in_zone,
      has_nursery: commune.has_nursery,
    },
    points_auto: seesPoints ? record.points_auto : null,
    points_final: seesPoints ? record.points_final : null,
    points_note: seesPoints ? record.points_note : null,
    scorer: isStaff ? officerOf(scorer, parts.names) : null,
    second: isStaff ? officerOf(record.id_user_second, parts.names) : null,
    approved_date: isStaff ? (record.approved_date?.toISOString() ?? null) : null,
    second_note: seesPoints ? record.second_note : null,
    unclear_signatures: [...unclear],
    steps: offeredSteps(record, {
      ...{ viewer, scorer, history, call, document, rescoring: parts.rescoring, now },
      isUnclear: unclear.some(({ confirmed }) => confirmed === null),
    }),
    history: history.map(({ date, status }) => ({ date: date.toISOString(), status })),
  };
}

function rankingOf(
  { status, list_kind, rank_no, reserve_no, points_final }: RegistrationRecord,
  { viewer, call, history, isReviewAsked }: Pick<Parts, 'viewer' | 'call' | 'history' | 'isReviewAsked'>,
): Registration['ranking'] {
  if (list_kind === null) return null;
  const published = status === 'formally_rejected' ? undefined : resultDate(status, history);

  return {
    ...{ list: list_kind, rank_no, points: points_final ?? 0 },
    reserve_no: viewer.as === 'staff' ? reserve_no : null,
    review_to: published && !isReviewAsked ? reviewRequestTo(call.params, published) : null,
  };
}

/** The reason may tell of health; the number stands in the published list. */
function presentRescoring({
  viewer,
  rescoring: { isAsked, review },
  names,
}: Pick<Parts, 'viewer' | 'rescoring' | 'names'>): Registration['rescoring'] {
  if (!review || viewer.as !== 'staff' || (!isAsked && review.placed_date === null)) return null;
  const { points, note, id_user_scored, id_user_second, placed_date } = review;
  return {
    points,
    note: maySeeSensitive(viewer) ? note : null,
    scorer: officerOf(id_user_scored, names),
    second: officerOf(id_user_second, names),
    placed: placed_date === null ? 'no' : 'yes',
  };
}

/**
 * The day of the answer, while the parent waits for the office: after the submission, until its points are approved, or
 * it is rejected or returned.
 */
function answerDay(record: RegistrationRecord, { params }: CallRow): IsoDate | null {
  const { status } = record;
  const isWaiting = status === 'submitted' || status === 'formal_check' || isUnapproved(record);
  return isWaiting ? answerDayOf(record, params) : null;
}

function officerOf(id: number | null | undefined, names: ReadonlyMap<number, string>) {
  return id === null || id === undefined ? null : { id, name: names.get(id) ?? '' };
}

function answeredRemarks({ remarks, explanations }: SentVersion): Registration['answered_remarks'] {
  return remarks.map(({ field, text }) => ({
    field,
    text,
    explanation: explanations.find((explanation) => explanation.field === field)?.text ?? null,
  }));
}

/** The reason is sensitive: it may name a child's health. */
function rejectionOf(
  { status, reject_reason }: RegistrationRecord,
  { viewer, call, history, isReviewAsked }: Pick<Parts, 'viewer' | 'call' | 'history' | 'isReviewAsked'>,
): Registration['rejection'] {
  const rejected = rejectedDate(history);
  if (status !== 'formally_rejected' || !rejected) return null;

  return {
    reason: maySeeSensitive(viewer) ? reject_reason : null,
    date: rejected.toISOString(),
    review_to: isReviewAsked ? null : reviewRequestTo(call.params, rejected),
  };
}

/** For a whole month, from the costs as declared; `null` until every child has a form of care and a cost. */
function refundOfAll(children: RegistrationForm['children'], { params }: CallRow): number | null {
  const refunds = children.flatMap((child) => monthlyRefund(child, params) ?? []);
  if (refunds.length === 0 || refunds.length < children.length) return null;
  return refunds.reduce((sum, refund) => sum + refund);
}
