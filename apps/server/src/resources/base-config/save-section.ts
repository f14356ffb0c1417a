import { isDeepStrictEqual } from 'node:util';
import type { settings as contract, SettingsView } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { SETTINGS, type SettingSection, settingErrors } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { application } from '../../applications/table';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import {
  isAtStart,
  type PasswordSection,
  sealedPassword,
  serverAtStart,
} from '../../settings/server-passwords';
import { findSection, ownerOf, type SettingRow } from '../../settings/stored-sections';
import { baseSetting } from '../../settings/table';
import { rowsOf } from '../../unit-of-work/rows';
import { changeOfficeFiles, type LogoSizes } from './office-files';
import { officeValuesOf } from './office-section';
import { passwordOf } from './present-settings';

type SentSection = z.output<(typeof contract)['set']['schema']['body']>;
type App = Pick<FastifyInstance, 'config' | 'settings' | 'clock'>;

const applications = rowsOf(application);
const rows = rowsOf(baseSetting);

/** @throws ApiError `not-valid` with the names of the settings */
export function refuseWrong(app: App, { section, form }: Pick<SentSection, 'section' | 'form'>): void {
  const errors = settingErrors(section, form, warsawDate(app.clock.business()));
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}

/** The answers of a section with a server and a password. */
export type SentServer = Pick<
  Extract<SentSection, { section: PasswordSection }>,
  'section' | 'form' | 'password'
>;

/**
 * The password that these settings sign in with.
 * @throws ApiError `not-valid`: the stored password goes to no other server and to no other account than it was entered for
 */
export function meantPassword(
  { settings: { start } }: App,
  row: SettingRow | undefined,
  { section, form, password }: SentServer,
): string {
  const { host, user } = row ? row.value : (serverAtStart(section, start) ?? { host: '', user: '' });
  const isAnother = form.host !== host || form.user !== user;
  const kept = passwordOf(section, start, row);
  // A mailbox that is taken away needs none.
  if (password === null && kept !== '' && isAnother && form.host !== '') {
    throw new ApiError('not-valid', { password: 'password-again' });
  }
  return password ?? kept;
}

/**
 * Saves one section and tells what changed, before and after.
 * @throws ApiError `conflict` when somebody else has saved it since it was read
 */
export async function saveSection(
  tx: Tx,
  app: App,
  sent: SentSection,
  { view, by, sizes }: { view: SettingsView; by: Author & { id: number }; sizes?: LogoSizes | undefined },
): Promise<{ id: number; diff: Record<string, unknown>; erased: string[] }> {
  const { section, form } = sent;
  const before = view[section];
  const row =
    section === 'office'
      ? await applications.getLocked(tx, by.id_application)
      : await locked(tx, section, by);
  if (row.row_version !== sent.row_version) throw new ApiError('conflict', { stored: before, given: form });

  const files = await changeOfficeFiles(app, tx, { section, before: before.form, after: form, by });
  const diff = { section, ...changesOf(section, before.form, form), ...files.names };
  if (sent.section === 'office') {
    const values = officeValuesOf(sent.form);
    await applications.update(tx, row.id, { values, by });
    return { id: row.id, diff, erased: [] };
  }
  const more = sizes && { sizes };
  const values = {
    value: hasPassword(sent) ? await withPassword(tx, app, sent) : { ...form, ...more },
  };
  await rows.update(tx, row.id, { values, by });
  const isNewPassword = hasPassword(sent) && sent.password !== null;
  const { erased } = files;
  return { id: row.id, diff: { ...diff, ...(isNewPassword && { password: 'changed' }) }, erased };
}

/** The row of a section, made as version 0 by the first who saves it. */
async function locked(
  tx: Tx,
  section: SettingSection,
  by: Author,
): Promise<{ id: number; row_version: number }> {
  const id_application = ownerOf(section, by.id_application);
  const dates = { create_date: by.date, mod_date: by.date, id_user_create: by.id };
  await tx
    .insert(baseSetting)
    .values({ ...dates, id_application, key: section, value: {}, row_version: 0 })
    .onConflictDoNothing();
  const row = await findSection(tx, section, id_application);
  return rows.getLocked(tx, row?.id ?? 0);
}

function hasPassword(sent: SentSection): sent is Extract<SentSection, { section: PasswordSection }> {
  return sent.section === 'mail' || sent.section === 'inbox';
}

/** A password of the start stays there: who changes it in `SMTP_URL` signs in with the new one after the next start. */
async function withPassword(tx: Tx, app: App, sent: SentServer) {
  const { section, form } = sent;
  const stored = hasAnswers(await findSection(tx, section, 0));
  const meant = meantPassword(app, stored, sent);
  const isSealed = sent.password !== null || stored?.value.sealed_password !== undefined;
  if (!isSealed && isAtStart(section, app.settings.start, form)) return { ...form };
  return { ...form, sealed_password: sealedPassword(section, app.config, form.host === '' ? '' : meant) };
}

/** A row that was made a moment ago has none yet. */
function hasAnswers(row: SettingRow | undefined): SettingRow | undefined {
  return row && row.row_version > 0 ? row : undefined;
}

/** For the log: each changed setting before and after. Of an account only its end, as it is of a bank. */
function changesOf(section: SettingSection, before: object, after: object): Record<string, unknown> {
  const old: Readonly<Record<string, unknown>> = { ...before };
  const now: Readonly<Record<string, unknown>> = { ...after };
  const names = Object.keys(SETTINGS[section]).filter((name) => !isDeepStrictEqual(old[name], now[name]));
  return Object.fromEntries(
    names.map((name) => [name, [loggable(name, old[name]), loggable(name, now[name])]]),
  );
}

function loggable(name: string, value: unknown): unknown {
  return name === 'payer_account' ? `…${String(value).slice(-4)}` : value;
}
