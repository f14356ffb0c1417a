import { type Claim, type ClaimRow, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db';
import { noteReading, readerOf } from '../../readings/readings';
import { referredRow } from '../../referred-row';
import { getCall } from '../cofunding-calls/public';
import { getMonth, membersById } from '../cofunding-members/public';
import { presentAttachment } from '../cofunding-registrations/public';
import { documentsOf } from '../documents/public';
import { lastCaseOf, mainCaseOf } from '../office-cases/public';
import { type AddressMaker, attachedFiles, type FileRow, filesAmong, readBy } from '../uploads/public';
import { namesOf } from '../users/public';
import { certificateCover } from './claim-certificate';
import { linesOf, versionsOf } from './claim-lines';
import { termsOf } from './claim-terms';
import { duplicatesOf, flaggedAmong } from './duplicates';
import { REVIEW_KIND } from './office/claim-review';
import { offeredSteps, type Viewer, visibleTo } from './policy';
import { present, presentRow } from './presenter';
import { claims } from './repository';
import { shownAmounts } from './shown-amounts';
import { historyOf } from './step';
import type { ClaimRecord, ClaimVersionRecord } from './table';

/** What a view is made with: addresses are new in each answer, terms follow business time. */
export type ViewMaker = AddressMaker & { db: Db };

/** Keeps who read this claim, before it is answered. */
export function noteClaimRead(
  app: Pick<FastifyInstance, 'db' | 'clock'>,
  request: FastifyRequest,
  { id, id_user }: Pick<ClaimRecord, 'id' | 'id_user'>,
): Promise<void> {
  const read = { id_person: id_user, ...refOf('cofundingrequest', id) };
  return noteReading(app, request, { reader: readerOf(request.user), read });
}

/** A claim as this viewer may see it. */
export async function viewOfClaim(app: ViewMaker, record: ClaimRecord, viewer: Viewer): Promise<Claim> {
  const maker = readBy(app, viewer, record.id_user);
  const { db, clock } = maker;
  const { id, id_call } = record;
  const owner = refOf('cofundingrequest', id);
  const versions = await versionsOf(db, id);
  const shown = shownVersion(record, versions, viewer);
  const [terms, history, { grant, member }, { params }, current, lines] = [
    await termsOf(db, record),
    await historyOf(db, id),
    await getMonth(db, record),
    await getCall(db, id_call),
    await linesOf(db, record),
    await linesOf(db, shown),
  ];
  const isStaff = viewer.as === 'staff';
  const [documents, main, asked, names, duplicates, flagged, files, certificate] = await Promise.all([
    documentsOf(db, owner, maker),
    mainCaseOf(db, refOf('cofundingregistration', member.id_registration)),
    lastCaseOf(db, owner, REVIEW_KIND),
    namesOf(db, peopleOf(record, history)),
    isStaff ? duplicatesOf(db, { ...record, version_no: shown.version_no }) : new Map(),
    isStaff ? flaggedAmong(db, [id]) : new Set<number>(),
    filesOfVersion(db, { record, shown, lines }),
    certificateCover(db, {
      ...{ id_registration: member.id_registration, params, terms },
      since: grant.date_from,
    }),
  ]);
  const sent = lastSent(record, versions);

  return present(
    { ...shown, ...shownAmounts(shown, { viewer, lines, terms }) },
    {
      ...{ viewer, terms, history, member, names, duplicates, flagged, params, certificate },
      versions,
      // What is named for a correction stands in the version that is corrected.
      lines: lines.map((line, at) => {
        const { is_named, correction_note } = current[at] ?? line;
        return { ...line, is_named, correction_note };
      }),
      files: files.map((file) => presentAttachment(file, { isSent: sent(file), maker })),
      documents: documents.filter(({ version_no }) => version_no <= shown.version_no),
      id_officecase: main?.id ?? null,
      review: asked ? reviewOf(asked) : null,
      steps: offeredSteps(record, viewer),
      now: clock.business(),
    },
  );
}

/** Rows of a list; what they name is found in a few queries. */
export async function rowsOfClaims(
  db: Db,
  records: readonly ClaimRecord[],
  viewer: Viewer,
): Promise<ClaimRow[]> {
  const isStaff = viewer.as === 'staff';
  const people = records.flatMap(({ id_user, id_user_verifier }) => [id_user, id_user_verifier ?? []].flat());
  const [names, members, flagged] = await Promise.all([
    namesOf(db, [...new Set(people)]),
    membersById(
      db,
      records.map(({ id_member }) => id_member),
    ),
    isStaff
      ? flaggedAmong(
          db,
          records.map(({ id }) => id),
        )
      : new Set<number>(),
  ]);
  return records.map((record) =>
    presentRow(record, { viewer, names, member: referredRow(members.get(record.id_member)), flagged }),
  );
}

/**
 * The answer of a step, read after the commit: a repeated request gets fresh addresses, and the store of answers keeps no
 * personal data.
 * @throws ApiError `object-no-exist` for a missing claim and for one that this viewer may not see
 */
export async function answerClaim(app: ViewMaker, id: number, viewer: Viewer): Promise<{ data: Claim }> {
  return { data: await viewOfClaim(app, await claims.get(app.db, id, visibleTo(viewer)), viewer) };
}

function reviewOf({
  id: id_officecase,
  sign,
  status,
  create_date,
}: NonNullable<Awaited<ReturnType<typeof lastCaseOf>>>): NonNullable<Claim['review']> {
  return { id_officecase, sign, status, asked_date: create_date.toISOString() };
}

/** A correction is visible to the parent alone until it is submitted: the office sees the version before (Process §0.3). */
function shownVersion(
  record: ClaimRecord,
  [last]: readonly ClaimVersionRecord[],
  viewer: Viewer,
): ClaimRecord {
  if (viewer.as === 'owner' || record.status !== 'to_correct' || !last) return record;
  const { version_no, number, header, id_document } = last;
  return { ...record, version_no, number, header, id_document };
}

/** Files of the version that is shown: of an earlier one also those that were exchanged since. */
async function filesOfVersion(
  db: Db,
  {
    record,
    shown,
    lines,
  }: { record: ClaimRecord; shown: ClaimRecord; lines: readonly { file_ids: number[] }[] },
): Promise<FileRow[]> {
  const owner = refOf('cofundingrequest', record.id);
  const attached = await attachedFiles(db, owner);
  if (shown === record) return attached;
  const named = new Set(lines.flatMap(({ file_ids }) => file_ids));
  const loose = attached.filter(({ id, create_date }) => !named.has(id) && isBefore(create_date, record));
  return [...(await filesAmong(db, owner, [...named])), ...loose];
}

function isBefore(date: Date, { send_date }: ClaimRecord): boolean {
  return send_date !== null && date <= send_date;
}

/** Whether a file was in a version that the office has. */
function lastSent(
  { status, send_date }: ClaimRecord,
  [last]: readonly ClaimVersionRecord[],
): (file: FileRow) => boolean {
  if (send_date === null) return () => false;
  if (status !== 'to_correct') return () => true;
  const until = last?.send_date ?? send_date;
  return ({ create_date }) => create_date <= until;
}

function peopleOf(
  { id_user, id_user_verifier, id_user_approver }: ClaimRecord,
  history: readonly { id_user: number | null }[],
): number[] {
  const ids = [id_user, id_user_verifier, id_user_approver, ...history.map((entry) => entry.id_user)];
  return [...new Set(ids.flatMap((id) => id ?? []))];
}
