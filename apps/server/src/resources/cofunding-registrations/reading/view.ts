import { type Registration, type RegistrationRow, refOf } from '@urzad/contract';
import type { Db } from '../../../db';
import { referredRow } from '../../../referred-row';
import { callsById, getCall } from '../../cofunding-calls/public';
import { getClause } from '../../cofunding-clauses/public';
import { findCertificateFileIds } from '../../cofunding-employers/public';
import { documentsOf } from '../../documents/public';
import { mainCaseOf } from '../../office-cases/public';
import { type AddressMaker, attachedFiles, filesAmong, readBy } from '../../uploads/public';
import { namesOf } from '../../users/public';
import { findAccessionFileIds, findAccessionFiles } from '../accession/accession-files-repository';
import type { Viewer } from '../policy';
import { present, presentRow } from '../presenter';
import { NOT_RESCORED, rescoringOf } from '../ranking/rescoring';
import * as registrations from '../repository';
import { scorerOf } from '../review/review';
import { resultDate, wasReviewAsked } from '../review/review-request';
import { presentUnclear, unclearSignatures } from '../signing/unclear-signatures';
import { historyOf } from '../step';
import { asTold, historyTold } from '../told';
import { relatedTo } from './related';

/** What a view is made with: addresses are new in each answer, deadlines follow business time. */
export type ViewMaker = AddressMaker & { db: Db };

/** A registration as this viewer may see it. */
export async function viewOf(
  app: ViewMaker,
  record: registrations.RegistrationRecord,
  viewer: Viewer,
): Promise<Registration> {
  const maker = readBy(app, viewer, record.id_user);
  const { db, clock } = maker;
  const version = record.number === null ? undefined : await registrations.findLastVersion(db, record.id);
  const unsent = isUnsentTo(record, viewer) ? version : undefined;
  const shown = asTold(unsent ? asSent(record, unsent) : record, viewer);
  const owner = refOf('cofundingregistration', record.id);
  const history = await historyOf(db, record.id);
  const scorer = scorerOf(history);
  const rescoring = viewer.as === 'staff' ? await rescoringOf(db, record) : NOT_RESCORED;
  const { id_user_scored, id_user_second } = rescoring.review ?? {};
  const officers = [
    ...[record.id_user_owner, record.id_user_second, record.id_user_mod, scorer],
    ...[id_user_scored, id_user_second],
  ];
  const unclear = viewer.as === 'staff' ? await presentUnclear(db, await unclearSignatures(db, shown)) : [];
  const [call, clause, attached, documents, names, previous, main, related, proofs, proofIds, workIds] =
    await Promise.all([
      getCall(db, record.id_call),
      getClause(db, record.id),
      unsent ? filesAmong(db, owner, unsent.files) : attachedFiles(db, owner),
      documentsOf(db, owner, maker),
      namesOf(
        db,
        officers.flatMap((id) => id ?? []),
      ),
      registrations.findPreviousVersion(db, shown),
      mainCaseOf(db, owner),
      relatedTo(db, [record], viewer),
      findAccessionFiles(db, record.id),
      findAccessionFileIds(db, record.id),
      findCertificateFileIds(db, record.id),
    ]);
  const attachments = attached.filter(({ id }) => !proofIds.has(id) && !workIds.includes(id));

  return present(shown, {
    viewer,
    call,
    clause,
    attachments,
    proofs,
    proofFiles: attached.filter(({ id }) => proofIds.has(id)),
    documents: documents.filter(({ version_no }) => version_no <= shown.version_no),
    id_officecase: main?.id ?? null,
    history: historyTold(history, record, viewer),
    isReviewAsked:
      resultDate(record.status, history) !== undefined && (await wasReviewAsked(db, record, history)),
    rescoring,
    unclear,
    scorer,
    names,
    related: related.get(record.id) ?? [],
    previous: viewer.as === 'staff' || record.status === 'to_correct' ? previous?.form : undefined,
    removed:
      viewer.as === 'staff' && previous
        ? await filesAmong(db, owner, withoutFiles(previous.files, attachments))
        : [],
    version,
    maker,
    now: clock.business(),
  });
}

/**
 * The office sees submitted versions: a correction is visible to the parent only until it is submitted (Process
 * §0.3).
 */
function isUnsentTo({ status }: registrations.RegistrationRecord, viewer: Viewer): boolean {
  return viewer.as === 'staff' && status === 'to_correct';
}

/** The registration as it was submitted last. */
export function asSent(
  record: registrations.RegistrationRecord,
  version: registrations.SentVersion,
): registrations.RegistrationRecord {
  const { form, version_no, id_document } = version;
  return { ...record, form, version_no, id_document };
}

/** Rows of a list; the people and calls that they name are found in two queries. */
export async function rowsOf(
  { db, clock }: ViewMaker,
  records: readonly registrations.RegistrationRecord[],
  viewer: Viewer,
): Promise<RegistrationRow[]> {
  const unsent = records.filter((record) => isUnsentTo(record, viewer)).map(({ id }) => id);
  const [versions, calls, names, related] = await Promise.all([
    registrations.findLastVersions(db, unsent),
    callsById(
      db,
      records.map(({ id_call }) => id_call),
    ),
    namesOf(db, ownerIds(records)),
    relatedTo(db, records, viewer),
  ]);
  const now = clock.business();
  const sent = new Map(versions.map((version) => [version.id_registration, version]));
  return records.map((record) => {
    const version = sent.get(record.id);
    const shown = asTold(version ? asSent(record, version) : record, viewer);
    return presentRow(shown, {
      call: referredRow(calls.get(record.id_call)),
      names,
      related: related.get(record.id) ?? [],
      now,
    });
  });
}

function ownerIds(records: readonly registrations.RegistrationRecord[]): number[] {
  return [...new Set(records.flatMap(({ id_user_owner }) => id_user_owner ?? []))];
}

/** The ids of files that are not among these any more. */
function withoutFiles(ids: readonly number[], files: readonly { id: number }[]): number[] {
  return ids.filter((id) => !files.some((file) => file.id === id));
}
