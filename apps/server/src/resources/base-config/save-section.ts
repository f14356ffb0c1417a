import { isDeepStrictEqual } from 'node:util';
import type { settings as contract, SettingsView } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { SETTINGS, type SettingSection, settingErrors } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { application } from '../../applications/table';
import type { Author } from '../../author';
import { keyFor } from '../../config';
import type { Tx } from '../../db';
import { smtpUrlOf } from '../../mail/mail-server';
import { sealSecret } from '../../sealed-secret';
import { isAtStart, MAIL_PASSWORD } from '../../settings/keep-settings';
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

/** The address of a mail server with the password that is meant. */
export interface SentServer {
  form: Extract<SentSection, { section: 'mail' }>['form'];
  password: string | null;
}

/**
 * The address by which these settings send.
 * @throws ApiError `not-valid`: the stored password goes to no other server and to no other account than it was entered for
 */
export function sentServer(app: App, row: SettingRow | undefined, { form, password }: SentServer) {
  const { host, user } = row ? row.value : startServer(app);
  const isAnother = form.host !== host || form.user !== user;
  const kept = passwordOf(app.settings.start, row);
  if (password === null && kept !== '' && isAnother) {
    throw new ApiError('not-valid', { password: 'password-again' });
  }
  const meant = password ?? kept;
  return { meant, smtpUrl: smtpUrlOf({ ...form, port: form.port ?? 0, password: meant }) };
}

function startServer({ settings: { start } }: App) {
  if (start.smtpUrl === undefined) return { host: '', user: '' };
  const { hostname, username } = new URL(start.smtpUrl);
  return { host: hostname, user: decodeURIComponent(username) };
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
    value: sent.section === 'mail' ? await withPassword(tx, app, sent) : { ...form, ...more },
  };
  await rows.update(tx, row.id, { values, by });
  const isNewPassword = sent.section === 'mail' && sent.password !== null;
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

/** A password of the start stays there: who changes it in `SMTP_URL` sends with the new one after the next start. */
async function withPassword(tx: Tx, app: App, sent: Extract<SentSection, { section: 'mail' }>) {
  const stored = hasAnswers(await findSection(tx, 'mail', 0));
  const { meant } = sentServer(app, stored, sent);
  const isSealed = sent.password !== null || stored?.value.sealed_password !== undefined;
  if (!isSealed && isAtStart(app.settings.start, sent.form)) return { ...sent.form };
  const key = keyFor(app.config.secretKey, MAIL_PASSWORD);
  const sealed_password = meant === '' ? '' : sealSecret(key, { secret: meant, owner: MAIL_PASSWORD });
  return { ...sent.form, sealed_password };
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
