import type { BodyOf, officeCases } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import {
  answerErrors,
  askedByAnnex,
  type CaseKind,
  caseTerm,
  changeByAnnex,
  getCaseKind,
  hasPrivilege,
  kindsToChange,
  needsStatement,
  type OfficeCaseStatus,
  SETTLE_RIGHTS,
} from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import { wasAnswered } from '../../unit-of-work/idempotency';
import type { Note } from '../../unit-of-work/write';
import { getDocument, type MadeDocument } from '../documents/public';
import { unknownFields } from './add-case';
import { actingViewerOf, lockCase } from './lock-case';
import { searchTextOf } from './open-case';
import { isOfRights, viewerOf, visibleTo } from './policy';
import { type CaseRecord, rows, subjectOf } from './repository';
import { keepStatement, makeStatement, recordStatement } from './statement';
import { historyOf, noteOf, refuseStale, takeStep } from './step';
import { type CaseSubjects, numbersOf } from './subjects';
import { withTerm } from './waiting';

type Body = BodyOf<typeof officeCases.set>;
const ENDED: readonly OfficeCaseStatus[] = ['closed', 'rejected'];
type Changes = Parameters<typeof rows.update>[2]['values'];

/**
 * Changes what a case says about itself: of an applicant their answers, of the office title, kind and priority.
 * @throws ApiError `object-no-exist`, `illegal-step`, `no-privilege`, `conflict`, `not-valid`
 */
export async function setCase(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body, subjects }: { id: number; body: Body; subjects: CaseSubjects },
): Promise<{ id: number }> {
  const { row_version, form, ...ofOffice } = body;
  const made = await statementAnew(app, request, { id, form, subjects });
  const work = async (tx: Tx, note: Note) => {
    const { user } = request;
    const by = authorOf(app, request);
    const record = await lockCase(app, tx, { user, id, step: 'edit' });
    const { title, kind, priority } = record;
    refuseStale(record, body, { form: record.form, title, kind, priority });

    const isStaff = viewerOf(user).as === 'staff';
    if (isStaff ? form !== undefined : Object.values(ofOffice).some((value) => value !== undefined)) {
      throw new ApiError('no-privilege');
    }
    const changes =
      form === undefined
        ? { ...ofOffice, ...termOfKind(record, ofOffice, await beginOf(tx, record)) }
        : answersOf(record, { form, today: warsawDate(by.date) });
    if (ofOffice.kind !== undefined && ofOffice.kind !== kind) {
      await refuseKind(tx, { record, kind: ofOffice.kind, user, now: by.date }, subjects);
    }
    if (made) await recordStatement(app, tx, { record, made }, by);
    const number = (await numbersOf(subjects, tx, [record])).get(id) ?? null;
    const search_text = await searchTextOf(tx, { ...record, title: changes.title ?? title, number });
    const after = await takeStep(tx, { record, step: 'edit' }, { values: { ...changes, search_text }, by });
    note(noteOf('set', record, after, { fields: Object.keys(changes) }));
    return { id };
  };
  return keepStatement(app, made, () => app.write(request, work));
}

/** The statement with other answers, of a case that is not signed yet. */
async function statementAnew(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, form, subjects }: { id: number; form: Body['form']; subjects: CaseSubjects },
): Promise<MadeDocument | undefined> {
  if (form === undefined || (await wasAnswered(app.db, request))) return undefined;
  const viewer = actingViewerOf(request.user);
  const record = await rows.get(app.db, id, visibleTo(viewer));
  const about = subjectOf(record);
  if (record.status !== 'to_sign' || record.id_document === null || !about) return undefined;
  const { kind, id_application } = record;
  answersOf(record, { form, today: warsawDate(app.clock.business()) });
  const { version_no } = await getDocument(app.db, record.id_document);
  return makeStatement(app, subjects, { about, kind, form, id_application, version_no: version_no + 1 });
}

/**
 * @throws ApiError `not-valid` by the names of fields, `illegal-step` `{reason: 'statement'}` for answers that have to be
 * signed in a case that was sent without a signature, and for others in one that waits for it
 */
function answersOf(
  { kind, status, form: before }: CaseRecord,
  { form, today }: { form: CaseRecord['form']; today: ReturnType<typeof warsawDate> },
): Changes {
  const errors = { ...answerErrors(kind, form, today), ...unknownFields(kind, form) };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
  // What an annex was asked for is still made by one.
  const kept = changeByAnnex(before) ? askedByAnnex(form) : form;
  if (needsStatement(kind, kept) !== (status === 'to_sign')) {
    throw new ApiError('illegal-step', { status, reason: 'statement' });
  }
  return { form: kept, ...(form.title !== undefined && { title: form.title }) };
}

/** When the present term began: at the receipt, or when the case was reopened. */
async function beginOf(tx: Tx, { id, create_date }: CaseRecord): Promise<Date> {
  const history = await historyOf(tx, id);
  const isReopening = (at: number) => ENDED.includes(history[at - 1]?.status ?? 'new');
  return history.findLast(({ status }, at) => status === 'open' && isReopening(at))?.date ?? create_date;
}

/** Another kind has another term, and its name where the case has no title of its own. */
function termOfKind(
  record: CaseRecord,
  { kind, title }: Pick<Body, 'kind' | 'title'>,
  begins: Date,
): Changes {
  if (kind === undefined || kind === record.kind) return {};
  const isNamedByKind = title === undefined && record.title === getCaseKind(record.kind).pl;
  const waited_days = isOfRights({ kind }) ? 0 : record.waited_days;
  return {
    waited_days,
    ...withTerm({ ...record, kind, waited_days }, caseTerm(kind, begins)),
    ...(isNamedByKind && { title: getCaseKind(kind).pl }),
  };
}

/**
 * A case may become one of another kind that an applicant may see and open about its object.
 * @throws ApiError `not-valid`, `no-privilege` for a kind that the caller does not see, `illegal-step`
 */
async function refuseKind(
  tx: Tx,
  {
    record,
    kind,
    user,
    now,
  }: { record: CaseRecord; kind: CaseKind; user: FastifyRequest['user']; now: Date },
  subjects: CaseSubjects,
): Promise<void> {
  if (!kindsToChange(record.kind, record.obj_type).some(({ code }) => code === kind)) {
    throw new ApiError('not-valid', { kind: 'not-valid-option' });
  }
  if (isOfRights({ kind }) && !hasPrivilege(user.privileges, SETTLE_RIGHTS))
    throw new ApiError('no-privilege');
  const about = subjectOf(record);
  if (about)
    await subjects[about.obj_type].refuseOpening(tx, { id: about.id_obj, kind, form: record.form, now });
}
