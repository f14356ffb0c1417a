import { type BodyOf, type calendarEvents as contract, refOf } from '@urzad/contract';
import { calendarErrors, nextReminder } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import { notify } from '../../notify';
import { namesOf } from '../users/public';
import { calendarHolders, rows } from './event-rows';
import { chosenSubject, type SeesObject, subjectOf } from './event-subjects';
import { viewOf } from './event-view';
import { othersOf, stepsOf, visibleTo } from './policy';
import type { CalendarRow } from './table';
import { cancelledText, changedText, deputyText, invitedText, leftOutText, noDeputyText } from './texts';

type Values = BodyOf<typeof contract.add>;
type Notifier = Pick<FastifyInstance, 'config' | 'mail'>;

/** With what a write of the calendar is done. */
export interface Calendar {
  app: FastifyInstance;
  sees: SeesObject;
}

/** @returns the id. @throws ApiError `not-valid` */
export function addEvent({ app, sees }: Calendar, request: FastifyRequest, given: Values): Promise<number> {
  const { user } = request;
  return app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: user.id };
    const values = await valuesOf(tx, given, { user, sees, owner: user.id, known: [], by });
    const remind_at = nextReminder(values, by.date) ?? null;
    const is_test = user.role_code === 'TEST' ? ('yes' as const) : ('no' as const);
    const row = await rows.insert(tx, { ...values, remind_at, id_user: user.id, is_test }, by);
    await tellOfChange(app, tx, { after: row }, by);
    note({ event: 'calendarevent.add', ...refOf('calendarevent', row.id), diff: { kind: row.kind } });
    return row.id;
  });
}

/** @throws ApiError `conflict` with what is stored, `not-valid`, `no-privilege`, `illegal-step` */
export function setEvent(
  { app, sees }: Calendar,
  request: FastifyRequest,
  { row_version, ...given }: Values & { row_version: number },
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: request.user.id };
    const before = await lockFor({ app, sees }, tx, request, { step: 'set', row_version, given });
    if (given.kind !== before.kind) throw new ApiError('not-valid', { kind: 'not-valid-option' });
    const known = othersOf(before);
    const values = await valuesOf(tx, given, {
      ...{ user: request.user, sees },
      owner: before.id_user,
      known,
      before,
      by,
    });
    // Whoever left would not see any more what they have just changed.
    if (by.id !== before.id_user && !values.participants.includes(by.id))
      throw new ApiError('not-valid', { participants: 'is-invited' });
    const remind_at = reminderAfter(before, values, by.date);
    const after = await rows.update(tx, before.id, { values: { ...values, remind_at }, by });
    await tellOfChange(app, tx, { before, after }, by);
    // Which fields: what they say may be about a person.
    const fields = (Object.keys(values) as (keyof typeof values)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    note({ event: 'calendarevent.set', ...refOf('calendarevent', after.id), diff: { fields } });
  });
}

/** @throws ApiError `conflict`, `no-privilege`, `illegal-step` */
export function cancelEvent(
  { app, sees }: Calendar,
  request: FastifyRequest,
  row_version: number,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: request.user.id };
    const before = await lockFor({ app, sees }, tx, request, { step: 'cancel', row_version });
    const after = await rows.update(tx, before.id, { values: { status: 'cancelled', remind_at: null }, by });
    await tellOfChange(app, tx, { before, after }, by);
    note({ event: 'calendarevent.cancel', ...refOf('calendarevent', after.id) });
  });
}

/** @throws ApiError `conflict`, `no-privilege`, `illegal-step` */
export function removeEvent(
  { app, sees }: Calendar,
  request: FastifyRequest,
  row_version: number,
): Promise<void> {
  return app.write(request, async (tx, note) => {
    const { id } = await lockFor({ app, sees }, tx, request, { step: 'delete', row_version });
    await rows.remove(tx, id, authorOf(app, request));
    note({ event: 'calendarevent.delete', ...refOf('calendarevent', id) });
  });
}

interface Wanted {
  step: 'set' | 'cancel' | 'delete';
  row_version: number;
  given?: object;
}

/** The event, locked, if this person may take the step now and has read what is stored. */
async function lockFor(
  { app, sees }: Calendar,
  tx: Tx,
  request: FastifyRequest,
  { step, row_version, given }: Wanted,
): Promise<CalendarRow> {
  const { user } = request;
  const { id } = request.query as { id: number };
  const row = await rows.getLocked(tx, id, visibleTo(user));
  const { status } = row;
  if (row.row_version !== row_version && status === 'planned') {
    const stored = await viewOf(tx, row, { user, now: app.clock.business(), sees });
    throw new ApiError('conflict', { stored, given });
  }
  if (stepsOf(row, user).includes(step)) return row;
  const isIn = row.id_user === user.id || (step === 'set' && row.participants.includes(user.id));
  if (!isIn) throw new ApiError('no-privilege', { reason: 'not-owner' });
  throw new ApiError('illegal-step', { status, reason: step === 'delete' ? 'invited' : status });
}

interface Judging {
  user: SessionUser;
  sees: SeesObject;
  owner: number;
  /** Who is in it already: they stay, also when they have left the office. */
  known: readonly number[];
  /** What is stored, which holds for what was not given. */
  before?: CalendarRow;
  by: Author;
}

/** @throws ApiError `not-valid` */
async function valuesOf(
  tx: Tx,
  { about, ...values }: Values,
  { user, sees, owner, known, before, by }: Judging,
) {
  const reminders = [...new Set(values.reminders ?? before?.reminders ?? [])];
  const given = { ...values, reminders };
  const isAbsence = given.kind === 'URLOP';
  const errors: Record<string, string> = { ...calendarErrors(given) };
  const participants = isAbsence ? [] : [...new Set(given.participants)].filter((id) => id !== owner);
  const id_user_deputy = isAbsence ? given.id_user_deputy : null;
  const chosen = othersOf({ participants, id_user_deputy });
  const fresh = chosen.filter((id) => !known.includes(id));
  if (fresh.length > 0) {
    const holders = await calendarHolders(tx, { id_application: by.id_application, now: by.date });
    if (fresh.some((id) => !holders.includes(id)))
      errors[isAbsence ? 'id_user_deputy' : 'participants'] = 'not-valid-option';
  }
  const stored = before ? subjectOf(before) : null;
  const wanted = isAbsence ? null : about;
  const subject = await chosenSubject(tx, { user, sees }, { chosen: wanted, stored });
  if (subject === 'not-valid-option') errors.about = subject;
  if (id_user_deputy === owner) errors.id_user_deputy = 'not-valid-option';
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
  const { obj_type = null, id_obj = null } = subject === 'not-valid-option' ? {} : (subject ?? {});
  return {
    ...{ ...given, title: isAbsence ? '' : given.title },
    ...{ participants, id_user_deputy, obj_type, id_obj },
  };
}

/** Of an event that has not moved the reminder that is due stays: nobody has sent it yet. */
function reminderAfter(
  before: CalendarRow,
  values: Pick<CalendarRow, 'day_from' | 'day_to' | 'time_from' | 'time_to' | 'reminders'>,
  now: Date,
): Date | null {
  const whenOf = ({ day_from, time_from, reminders }: typeof values) =>
    String([day_from, time_from, ...reminders]);
  return whenOf(before) === whenOf(values) ? before.remind_at : (nextReminder(values, now) ?? null);
}

/** Tells everybody else in an event of what became of it, each once. */
async function tellOfChange(
  app: Notifier,
  tx: Tx,
  { before, after }: { before?: CalendarRow; after: CalendarRow },
  by: Author,
): Promise<void> {
  const ref = refOf('calendarevent', after.id);
  const was = before ? [before.id_user, ...othersOf(before)] : [];
  const is = [after.id_user, ...othersOf(after)];
  const absent = (await namesOf(tx, [after.id_user])).get(after.id_user) ?? '';
  const isAbsence = after.kind === 'URLOP';
  const textFor = (id: number) => {
    const isGone = !is.includes(id) || after.status === 'cancelled';
    // Who is in it no more is told of the days and the title that they knew.
    const known = { ...(isGone && before ? before : after), absent };
    if (isAbsence) return isGone ? noDeputyText(known) : deputyText(known);
    if (after.status === 'cancelled') return cancelledText(after);
    if (isGone) return leftOutText(known);
    return was.includes(id) ? changedText(after) : invitedText(after);
  };
  for (const to of new Set([...was, ...is])) {
    if (to !== by.id) await notify(app, tx, { to, text: textFor(to), ref }, by);
  }
}
