import type { SettingsView } from '@urzad/contract';
import { SETTING_SECTIONS, type SettingSection } from '@urzad/grants';
import { settingDrafts } from '@urzad/grants/schemas';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { getById } from '../../applications/applications';
import type { Config } from '../../config';
import type { Db, Tx } from '../../db';
import { CONFIG_SECTIONS } from '../../settings/config-sections';
import { DEFAULT_ACCESSIBILITY } from '../../settings/default-accessibility';
import { DEFAULT_TEXTS } from '../../settings/default-texts';
import { type PasswordSection, passwordAtStart, passwordOfServer } from '../../settings/server-passwords';
import { findSection, knownOf, NO_LOGOS, type SettingRow } from '../../settings/stored-sections';
import { officeFilesOf } from './office-files';
import { officeFormOf } from './office-section';

type App = Pick<FastifyInstance, 'clock' | 'config' | 'settings'>;

/** All settings as `/config` shows them. */
export async function settingsView(db: Db | Tx, app: App, id_application: number): Promise<SettingsView> {
  const { start } = app.settings;
  const application = await getById(db, id_application);
  const rows = new Map<SettingSection, SettingRow>();
  for (const section of SETTING_SECTIONS) {
    const row = await findSection(db, section, id_application);
    if (row) rows.set(section, row);
  }
  const stored = (section: SettingSection) => {
    const row = rows.get(section);
    return { row_version: row?.row_version ?? 0, mod_date: row?.mod_date.toISOString() ?? null };
  };
  const formOf = <Form>(section: SettingSection, atStart: Form): Form => {
    const form = { ...atStart, ...knownOf(section, rows.get(section)?.value) };
    // What cannot be read does not hold either; shown as it holds, it can be saved anew.
    return z.safeParse(settingDrafts[section], form).success ? form : atStart;
  };

  return {
    office: {
      row_version: application.row_version,
      mod_date: application.mod_date.toISOString(),
      form: officeFormOf(application),
    },
    logos: { ...stored('logos'), form: formOf('logos', NO_LOGOS) },
    texts: { ...stored('texts'), form: formOf('texts', DEFAULT_TEXTS) },
    accessibility: { ...stored('accessibility'), form: formOf('accessibility', DEFAULT_ACCESSIBILITY) },
    mail: { ...stored('mail'), form: formOf('mail', CONFIG_SECTIONS.mail.formOf(start)) },
    inbox: { ...stored('inbox'), form: formOf('inbox', CONFIG_SECTIONS.inbox.formOf(start)) },
    limits: { ...stored('limits'), form: formOf('limits', CONFIG_SECTIONS.limits.formOf(start)) },
    retention: { ...stored('retention'), form: formOf('retention', CONFIG_SECTIONS.retention.formOf(start)) },
    signing: { ...stored('signing'), form: formOf('signing', CONFIG_SECTIONS.signing.formOf(start)) },
    payments: { ...stored('payments'), form: formOf('payments', CONFIG_SECTIONS.payments.formOf(start)) },
    files: await officeFilesOf(db, app, id_application),
    has_mail_password: passwordOf('mail', start, rows.get('mail')) === '' ? 'no' : 'yes',
    has_inbox_password: passwordOf('inbox', start, rows.get('inbox')) === '' ? 'no' : 'yes',
    sends_mail: start.isDemo && start.smtpUrl === undefined ? 'no' : 'yes',
    at_start: atStart(start),
  };
}

/** The password that holds now: the stored one, or that of the start. */
export function passwordOf(section: PasswordSection, start: Config, row: SettingRow | undefined): string {
  return row ? passwordOfServer(section, start, row.value) : passwordAtStart(section, start);
}

const SECRET_SET = 'set';

/** What can only be set at the start; of a secret only that there is one, of an address not who signs in to it. */
function atStart(start: Config): SettingsView['at_start'] {
  const { databaseUrl, filesPlace, clamavSocket, sealFile, trustDir, isDemo, trustProxy } = start;
  const values: Readonly<Record<string, string | undefined>> = {
    HOST: start.host,
    PORT: String(start.port),
    PUBLIC_URL: start.publicUrl,
    DATA_DIR: start.dataDir,
    DATABASE_URL: databaseUrl && placeOf(databaseUrl),
    FILES_URL: filesPlace && SECRET_SET,
    CLAMAV_SOCKET: clamavSocket,
    SECRET_KEY: SECRET_SET,
    SEAL_FILE: sealFile,
    TRUST_DIR: trustDir,
    DEMO: isDemo ? 'yes' : 'no',
    TRUST_PROXY: trustProxy ? 'yes' : 'no',
    LOG_LEVEL: start.logLevel,
  };
  return Object.entries(values).map(([code, value]) => ({ code, value: value ?? '' }));
}

function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
