import type { BodyOf, officeCases } from '@urzad/contract';
import { type Option, optionOf, warsawDate } from '@urzad/domain';
import {
  askedFieldsOf,
  CASE_KINDS,
  type CaseForm,
  type CaseKind,
  caseErrors,
  enteredErrors,
  getCaseKind,
  hasPrivilege,
  kindsAbout,
  namesIn,
} from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Db, Tx } from '../../db';
import { wasAnswered } from '../../unit-of-work/idempotency';
import type { Note } from '../../unit-of-work/write';
import type { MadeDocument } from '../documents/public';
import { officeWords } from '../libraries/public';
import { letterText, openedText, receivedText } from './emails';
import { addMessage } from './letters';
import { actingViewerOf } from './lock-case';
import { notifyApplicant, notifyOffice } from './notices';
import { findOfficers, isForAll } from './officers';
import { type NewCase, openCase } from './open-case';
import { isOfOffice, type Viewer } from './policy';
import type { CaseMessageRow, CaseRecord, SubjectRef } from './repository';
import { keepStatement, makeStatement, recordStatement } from './statement';
import type { CaseSubjectInfo, CaseSubjects } from './subjects';

type Body = BodyOf<typeof officeCases.add>;

/** About what a case is opened, and for whom. */
type Opened = Pick<NewCase, 'about' | 'id_user' | 'is_test'> & { id_user_owner: number | null };

/**
 * Opens a case with its first letter. One whose applicant has to sign a statement waits for the signature before it is sent.
 * @throws ApiError `not-valid`, `object-no-exist`, `illegal-step` `{reason}`
 */
export async function addCase(
  app: FastifyInstance,
  request: FastifyRequest,
  { body, subjects }: { body: Body; subjects: CaseSubjects },
): Promise<{ id: number }> {
  const viewer = actingViewerOf(request.user);
  const by = { ...authorOf(app, request), id: request.user.id };
  refuseBody(body, { viewer, now: by.date });

  const made = await statementFor(app, request, { body, viewer, subjects });
  const write = (tx: Tx, note: Note) => open(app, tx, { body, viewer, subjects, made }, { by, note });
  return keepStatement(app, made, () => app.write(request, write));
}

interface Asking {
  body: Body;
  viewer: Viewer;
  subjects: CaseSubjects;
}

/** What the office enters for an applicant came in signed. */
async function statementFor(
  app: FastifyInstance,
  request: FastifyRequest,
  { body, viewer, subjects }: Asking,
): Promise<MadeDocument | undefined> {
  const { obj_type, id_obj, kind, form } = body;
  if (viewer.as === 'staff' || obj_type === 'general' || id_obj === null) return undefined;
  if (await wasAnswered(app.db, request)) return undefined;
  const about = { obj_type, id_obj };
  await seenObject(app.db, about, { viewer, subjects });
  const { id_application } = viewer;
  return makeStatement(app, subjects, { about, kind, form, id_application, version_no: 1 });
}

async function open(
  app: FastifyInstance,
  tx: Tx,
  { body, viewer, subjects, made }: Asking & { made: MadeDocument | undefined },
  { by, note }: { by: Author & { id: number }; note: Note },
): Promise<{ id: number }> {
  const opened = await openedFor(tx, { body, viewer, now: by.date }, subjects);
  const direction = directionOf(body, viewer);
  const isOurs = direction !== 'IN';
  const { kind, channel, priority } = body;
  const form = await keptForm(tx, body, subjects);
  const status = made ? ('to_sign' as const) : ('new' as const);
  const waits = {
    status,
    id_user_owner: isForAll({ kind, obj_type: body.obj_type }) ? null : opened.id_user_owner,
  };
  const led = { status: 'open' as const, id_user_owner: by.id };
  const opening = {
    ...opened,
    kind,
    form,
    channel,
    priority,
    title: form.title,
    ...(isOurs ? led : waits),
  };
  const record = await openCase(tx, opening, { by, note });
  await addMessage(app, tx, { record, direction, letter: body }, by);
  if (made) await recordStatement(app, tx, { record, made }, by);
  else await notifyOpened(app, tx, { record, direction }, by);
  return { id: record.id };
}

async function keptForm(
  tx: Tx,
  { obj_type, id_obj, kind, form }: Body,
  subjects: CaseSubjects,
): Promise<Body['form']> {
  if (obj_type === 'general' || id_obj === null) return form;
  return (await subjects[obj_type].keptForm?.(tx, { id: id_obj, kind, form })) ?? form;
}

function refuseBody(body: Body, { viewer, now }: { viewer: Viewer; now: Date }): void {
  const { kind, form, obj_type, id_obj, channel, priority } = body;
  const isStaff = viewer.as === 'staff';
  if (isStaff && !hasPrivilege(viewer.privileges, 'office_case_edit')) throw new ApiError('no-privilege');
  if (!isStaff && (channel ?? priority) !== undefined) throw new ApiError('no-privilege');
  const errors = {
    ...caseErrors(kind, { form, body: body.body, files: body.filenames.length }, warsawDate(now)),
    ...unknownFields(kind, form),
    ...(mayOpen(kind, { obj_type, isStaff }) ? {} : { kind: 'not-valid-option' }),
    ...((id_obj === null) === (obj_type === 'general') ? {} : { id_obj: 'not-valid' }),
    ...(isStaff ? enteredErrors(kind, { form, channel, files: body.filenames.length }) : {}),
    // Nobody is the applicant of a case about nothing that the office opens.
    ...(isStaff && obj_type === 'general' ? { obj_type: 'not-valid' } : {}),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}

/** Answers that the kind does not ask for, given the others. */
export function unknownFields(kind: CaseKind, form: CaseForm): Record<string, 'not-valid'> {
  const unknown = Object.keys(form).filter((name) => !Object.hasOwn(askedFieldsOf(kind, form), name));
  return Object.fromEntries(unknown.map((name) => [name, 'not-valid']));
}

/** An applicant chooses among the kinds of an object; the office has more. */
function mayOpen(
  kind: CaseKind,
  { obj_type, isStaff }: Pick<Body, 'obj_type'> & { isStaff: boolean },
): boolean {
  if (kindsAbout(obj_type).some(({ code }) => code === kind)) return true;
  return isStaff && kind !== 'ZGLOSZENIE' && getCaseKind(kind).asked === null;
}

/** @throws ApiError `object-no-exist` for an object that the caller may not see, `illegal-step` */
async function openedFor(
  tx: Tx,
  { body, viewer, now }: { body: Body; viewer: Viewer; now: Date },
  subjects: CaseSubjects,
): Promise<Opened> {
  const { obj_type, id_obj, kind, form } = body;
  if (obj_type === 'general' || id_obj === null) {
    return { about: null, id_user: viewer.id_user, is_test: 'no', id_user_owner: null };
  }
  const object = await seenObject(tx, { obj_type, id_obj }, { viewer, subjects });
  await subjects[obj_type].refuseOpening(tx, { id: id_obj, kind, form, now });
  const { number, id_application: _, ...rest } = object;
  return { ...rest, about: { obj_type, id_obj, number } };
}

/** @throws ApiError `object-no-exist` for an object that the caller may not see */
export async function seenObject(
  db: Db,
  { obj_type, id_obj }: SubjectRef,
  { viewer, subjects }: Pick<Asking, 'viewer' | 'subjects'>,
): Promise<CaseSubjectInfo> {
  const object = (await subjects[obj_type].byIds(db, [id_obj])).get(id_obj);
  if (!object || !isSeen(object, viewer)) throw new ApiError('object-no-exist');
  return object;
}

function isSeen({ id_user, is_test, id_application }: CaseSubjectInfo, viewer: Viewer): boolean {
  if (id_application !== viewer.id_application) return false;
  if (viewer.as === 'owner') return id_user === viewer.id_user;
  return id_user !== viewer.id_user && (is_test === 'yes') === viewer.testOnly;
}

/** What the office enters came in otherwise, or is its own first letter. */
function directionOf({ kind, channel = 'PORTAL' }: Body, viewer: Viewer): CaseMessageRow['direction'] {
  if (viewer.as === 'owner') return 'IN';
  if (isOfOffice({ kind })) return 'NOTE';
  return channel === 'PORTAL' ? 'OUT' : 'IN';
}

/** Tells the applicant that the office has their case, and the office that it has a new one. */
export async function notifyOpened(
  app: FastifyInstance,
  tx: Tx,
  { record, direction }: { record: CaseRecord; direction: CaseMessageRow['direction'] },
  by: Author,
): Promise<void> {
  const told = direction === 'IN' ? receivedText(record) : letterText(record);
  // Nobody is named as the sender of a confirmation: the office confirms what it received.
  await notifyApplicant(app, tx, { record, told }, direction === 'IN' ? { ...by, id: null } : by);
  const to = isForAll(record) ? await findOfficers(tx, record, by.date) : [record.id_user_owner];
  const kind = await kindNameOf(tx, record);
  await notifyOffice(app, tx, { record, to, told: openedText(record, kind) }, by);
}

/** What the office calls the kind of a case. */
async function kindNameOf(tx: Tx, { id_application, kind }: CaseRecord): Promise<Option> {
  const words = await officeWords(tx, id_application);
  return optionOf(namesIn(words, 'CASE_KIND', CASE_KINDS), kind) ?? getCaseKind(kind);
}
