import { DEFAULT_APPLICATION } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import {
  APPLICATION_FIELDS,
  type ApplicationAnswers,
  type ApplicationErrorCode,
  applicationErrors,
} from '@urzad/grants';
import { and, eq, inArray, max, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { ApplicationRow } from '../../applications/applications';
import { application } from '../../applications/table';
import type { LogEntry } from '../../audit-log/log';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { grantRole, isHeld, isInEffect } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { rowsOf } from '../../unit-of-work/rows';
import { writeLibrariesOf } from '../libraries/public';
import { isUsed, OWN_ROLE_REASON } from './is-used';
import { applicationView } from './present-application';

const rows = rowsOf(application);
const heldRoles = rowsOf(userRole);
const END_REASON = 'Usunięta aplikacja';

interface Written {
  row: ApplicationRow;
  /** For the log: each changed field before and after. */
  diff: Record<string, unknown>;
}

interface WithRoles {
  diff: Record<string, unknown>;
  /** For the log of each person whose roles it changes, as when somebody grants or ends one by hand. */
  roles: readonly LogEntry[];
}

/**
 * Adds an application with the office and project of the first one, which its own settings change later. Nobody belongs to a
 * new application, so those who give roles in the first one may give them in it, but for the person who adds it: nobody gives
 * a role to themselves (Process §4.2).
 * @throws ApiError `not-valid`, and `illegal-step` `{reason: 'no-admin'}` when nobody could give roles in it
 */
export async function addApplication(
  tx: Tx,
  form: ApplicationAnswers,
  by: Author,
): Promise<Written & WithRoles> {
  // Locked, so that two at once do not take one address.
  const { id: _id, uuid: _uuid, ...office } = await rows.getLocked(tx, DEFAULT_APPLICATION);
  const wanted = valuesOf(form);
  await refuse(tx, form, { id: undefined, date: by.date });
  const admins = (await roleGivers(tx, by)).filter((id) => id !== by.id);
  if (admins.length === 0) throw new ApiError('illegal-step', { reason: 'no-admin' });

  const [last] = await tx.select({ id: max(application.id) }).from(application);
  const id = (last?.id ?? DEFAULT_APPLICATION) + 1;
  const own = { ...by, id_application: id };
  const row = await rows.insert(tx, { ...office, ...wanted, id }, own);
  await writeLibrariesOf(tx, id, by.date);
  for (const id_user of admins) {
    const granted = { date: by.date, reason: OWN_ROLE_REASON, granted_by: by.id, id_application: id };
    await grantRole(tx, { id_user, code: 'AU', ...granted });
  }
  const given = { role: 'AU', from: null, to: null, reason: OWN_ROLE_REASON };
  const roles = admins.map((id_user) => roleEntry('userrole.add', id_user, given));
  return { row, diff: { after: wanted, admins }, roles };
}

interface Sent {
  id: number;
  row_version: number;
  form: ApplicationAnswers;
}

/** @throws ApiError `not-valid`, `conflict` when somebody else has changed it since it was read */
export async function changeApplication(
  tx: Tx,
  app: Pick<FastifyInstance, 'config'>,
  { id, row_version, form }: Sent,
  by: Author,
): Promise<Written> {
  await rows.getLocked(tx, DEFAULT_APPLICATION);
  const stored = await rows.getLocked(tx, id);
  if (stored.row_version !== row_version) {
    throw new ApiError('conflict', { stored: await applicationView(app, tx, stored), given: form });
  }
  await refuse(tx, form, { id, date: by.date });
  const values = valuesOf(form);
  const row = await rows.update(tx, id, { values, by });
  return { row, diff: changesOf(stored, row) };
}

/** @throws ApiError `illegal-step` `{reason: 'used'}` for the first one and for one in which anything was done */
export async function removeApplication(tx: Tx, id: number, by: Author): Promise<WithRoles> {
  const stored = await rows.getLocked(tx, id);
  if (id === DEFAULT_APPLICATION || (await isUsed(tx, id))) {
    throw new ApiError('illegal-step', { reason: 'used' });
  }
  // Its address is free for another one.
  await rows.update(tx, id, { values: { domain: null, folder: null }, by });
  await rows.remove(tx, id, by);
  const ended = await heldRoles.updateAll(tx, eq(userRole.id_application, id), {
    values: { deleted: 'yes' },
    by,
  });
  const { name, url_own, domain, folder } = stored;
  return { diff: { before: { name, url_own, domain, folder } }, roles: await endEntries(tx, ended, by) };
}

/** Of the roles that still held. */
async function endEntries(
  tx: Tx,
  ended: readonly (typeof userRole.$inferSelect)[],
  { date }: Author,
): Promise<LogEntry[]> {
  const held = ended.filter(({ valid_to }) => valid_to === null || valid_to > date);
  const ids = held.map(({ id_role }) => id_role);
  const found = await tx.select({ id: role.id, code: role.code }).from(role).where(inArray(role.id, ids));
  const codes = new Map(found.map(({ id, code }) => [id, code]));
  return held.map(({ id_user, id_role }) =>
    roleEntry('userrole.end', id_user, { role: codes.get(id_role), reason: END_REASON }),
  );
}

function roleEntry(
  event: 'userrole.add' | 'userrole.end',
  id_user: number,
  diff: Record<string, unknown>,
): LogEntry {
  return { event, obj_type: 'user', id_obj: id_user, diff };
}

/** People who hold a role that gives roles, in the first application. */
async function roleGivers(tx: Tx, { date }: Author): Promise<number[]> {
  const found = await tx
    .selectDistinct({ id: userRole.id_user })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.id_role))
    .where(
      and(
        eq(role.code, 'AU'),
        eq(userRole.id_application, DEFAULT_APPLICATION),
        isHeld(date),
        isInEffect(date),
      ),
    )
    .orderBy(userRole.id_user);
  return found.map(({ id }) => id);
}

/** @throws ApiError `not-valid` with the names of the fields */
async function refuse(
  tx: Tx,
  form: ApplicationAnswers,
  { id, date }: { id: number | undefined; date: Date },
) {
  const { domain, folder, status } = valuesOf(form);
  const others = await tx
    .select({ domain: application.domain, folder: application.folder })
    .from(application)
    .where(
      and(
        or(eq(application.domain, domain ?? ''), eq(application.folder, folder ?? '')),
        id === undefined ? undefined : ne(application.id, id),
      ),
    );
  const isTaken = (name: 'domain' | 'folder', value: string | null) =>
    value !== null && others.some((other) => other[name] === value);
  const errors: Record<string, ApplicationErrorCode> = {
    ...(isTaken('domain', domain) && { domain: 'domain-taken' }),
    ...(isTaken('folder', folder) && { folder: 'folder-taken' }),
    ...(id === DEFAULT_APPLICATION && status !== 'active' && { status: 'first-application' }),
    ...applicationErrors(form, warsawDate(date)),
  };
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}

/** The columns of a record. Of an address that the application does not use nothing is kept. */
function valuesOf({ name, url_own, domain, folder, status }: ApplicationAnswers) {
  const isOwn = url_own === 'yes';
  return {
    name,
    url_own: isOwn ? ('yes' as const) : ('no' as const),
    domain: isOwn ? domain.trim() : null,
    folder: isOwn ? null : folder.trim(),
    status: application.status.enumValues.find((known) => known === status) ?? 'active',
  };
}

function changesOf(before: ApplicationRow, after: ApplicationRow): Record<string, unknown> {
  const names = Object.keys(APPLICATION_FIELDS) as (keyof typeof APPLICATION_FIELDS)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]]]),
  );
}
