import { DEFAULT_APPLICATION } from '@urzad/contract';
import { isServerSection, SERVER_SECTIONS, type ServerSection } from '@urzad/grants';
import { settingDrafts } from '@urzad/grants/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Config } from '../config';
import type { Db } from '../db';
import { inTime } from '../in-time';
import { CONFIG_SECTIONS } from './config-sections';
import { passwordOfServer } from './server-passwords';
import { knownOf } from './stored-sections';
import { baseSetting } from './table';

/** How long a server works with what it has read: another one may have changed it. */
const FRESH_MS = 1_000;
/** A request does not wait longer for a database that stands still. */
const PATIENCE_MS = 500;

/** The settings of the start, with what was changed in `/config` laid over them. */
export interface KeptSettings {
  /** The configuration as the server was started. */
  readonly start: Config;
  /** Reads what is stored and changes the configuration by it. */
  refresh(): Promise<void>;
  /** The same unless it was read within a second; never throws, and waits for no database that stands still. */
  keepFresh(): Promise<void>;
}

/**
 * Keeps `config` as `/config` has it: who reads it at use, and not once at the start, sees a change without a restart, on
 * every server within a second.
 */
export function keepSettings(db: Db, config: Config): KeptSettings {
  const start = { ...config };
  let read = { at: Number.NEGATIVE_INFINITY, versions: '' };
  let underWay: Promise<void> | undefined;

  async function refresh() {
    const rows = await storedSections(db);
    const versions = rows.map(({ key, row_version }) => `${key} ${row_version}`).join();
    // What nobody has changed is left alone.
    if (versions !== read.versions) Object.assign(config, start, laidOver(rows, start));
    read = { at: performance.now(), versions };
  }

  return {
    start,
    refresh,
    async keepFresh() {
      if (underWay || performance.now() - read.at < FRESH_MS) return;
      // What cannot be read now holds as it was; the request itself tells of a database that is away.
      underWay = refresh()
        .catch(() => undefined)
        .finally(() => {
          underWay = undefined;
        });
      await inTime(underWay, PATIENCE_MS, () => undefined);
    },
  };
}

type Stored = Pick<typeof baseSetting.$inferSelect, 'key' | 'row_version' | 'value'>;

async function storedSections(db: Db): Promise<Stored[]> {
  const { key, row_version, value, id_application, deleted } = baseSetting;
  return db
    .select({ key, row_version, value })
    .from(baseSetting)
    .where(
      and(eq(id_application, DEFAULT_APPLICATION), inArray(key, [...SERVER_SECTIONS]), eq(deleted, 'no')),
    )
    .orderBy(key);
}

function laidOver(rows: readonly Stored[], start: Config): Partial<Config> {
  return Object.assign(
    {},
    ...rows.map(({ key, value }) => (isServerSection(key) ? over(key, value, start) : {})),
  );
}

function over(section: ServerSection, value: Stored['value'], start: Config): Partial<Config> {
  // A setting that this release has and the stored section has not is as at the start.
  const whole = { ...CONFIG_SECTIONS[section].formOf(start), ...knownOf(section, value) };
  const parsed = z.safeParse(settingDrafts[section], whole);
  if (!parsed.success) return {};
  switch (section) {
    case 'mail': {
      const password = passwordOfServer('mail', start, value);
      return CONFIG_SECTIONS.mail.laidOver({ ...settingDrafts.mail.parse(whole), password });
    }
    case 'inbox': {
      const password = passwordOfServer('inbox', start, value);
      return CONFIG_SECTIONS.inbox.laidOver({ ...settingDrafts.inbox.parse(whole), password });
    }
    case 'limits':
      return CONFIG_SECTIONS.limits.laidOver(settingDrafts.limits.parse(whole));
    case 'retention':
      return CONFIG_SECTIONS.retention.laidOver(settingDrafts.retention.parse(whole));
    case 'signing':
      return CONFIG_SECTIONS.signing.laidOver(settingDrafts.signing.parse(whole));
    case 'payments':
      return CONFIG_SECTIONS.payments.laidOver(settingDrafts.payments.parse(whole));
  }
}
