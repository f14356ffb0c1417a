import { addressOfOfficeFile, DEFAULT_APPLICATION, type OfficeView } from '@urzad/contract';
import { isServerSection, SETTING_SECTIONS, type SettingSection, type SettingsOf } from '@urzad/grants';
import { settingDrafts } from '@urzad/grants/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { KEPT } from '../config';
import type { Db, Tx } from '../db';
import { DEFAULT_ACCESSIBILITY } from './default-accessibility';
import { DEFAULT_TEXTS } from './default-texts';
import { baseSetting } from './table';

export type SettingRow = typeof baseSetting.$inferSelect;

/** Where a section is kept: what is of the server with the first application, the rest with its own. */
export function ownerOf(section: SettingSection, id_application: number): number {
  return isServerSection(section) ? DEFAULT_APPLICATION : id_application;
}

/** The row of a section; none while it is as it was at the start. */
export async function findSection(
  db: Db | Tx,
  section: SettingSection,
  id_application: number,
): Promise<SettingRow | undefined> {
  const [row] = await db
    .select()
    .from(baseSetting)
    .where(
      and(
        eq(baseSetting.id_application, ownerOf(section, id_application)),
        eq(baseSetting.key, section),
        eq(baseSetting.deleted, 'no'),
      ),
    );
  return row;
}

/** The answers that this release knows. A newer one, before a rollback, may have stored more: the rest of them holds. */
export function knownOf(section: SettingSection, value: SettingRow['value'] = {}): SettingRow['value'] {
  const known = settingDrafts[section].shape;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(known, name)));
}

/** Stored sections that this release cannot read: they hold as at the start, which somebody has to hear of. */
export async function unreadableSections(db: Db): Promise<string[]> {
  const { id_application, key, value, deleted } = baseSetting;
  const rows = await db
    .select({ id_application, key, value })
    .from(baseSetting)
    .where(and(inArray(key, [...SETTING_SECTIONS]), eq(deleted, 'no')))
    .orderBy(id_application, key);
  return rows
    .filter((row) => {
      const section = SETTING_SECTIONS.find((one) => one === row.key);
      // A setting that is not stored is as at the start.
      return section && !z.safeParse(z.partial(settingDrafts[section]), knownOf(section, row.value)).success;
    })
    .map((row) => `${row.key} (${row.id_application})`);
}

/** Names and addresses in texts, as the office has them. */
export async function findTexts(db: Db | Tx, id_application: number): Promise<SettingsOf<'texts'>> {
  const row = await findSection(db, 'texts', id_application);
  const parsed = z.safeParse(settingDrafts.texts, { ...DEFAULT_TEXTS, ...knownOf('texts', row?.value) });
  return parsed.success ? parsed.data : DEFAULT_TEXTS;
}

export const NO_LOGOS: SettingsOf<'logos'> = { logo: '', logo_dark: '' };

/** With the sizes of the pictures, by which a page keeps their places. */
const StoredLogos = z.object({
  ...settingDrafts.logos.shape,
  sizes: z.record(z.string(), z.object({ width: z.int(), height: z.int() })),
});

/** The sign of the office, and that for a dark background, where it has them. */
export async function findLogos(
  db: Db | Tx,
  id_application: number,
): Promise<Pick<OfficeView, 'logo' | 'logo_dark'>> {
  const row = await findSection(db, 'logos', id_application);
  const stored = z.safeParse(StoredLogos, { ...NO_LOGOS, sizes: {}, ...row?.value });
  if (!stored.success) return {};
  const { sizes, ...logos } = stored.data;
  const picture = (name: keyof typeof logos) =>
    sizes[name] && { url: addressOfOfficeFile(logos[name]), ...sizes[name] };
  return { logo: picture('logo'), logo_dark: picture('logo_dark') };
}

/** What the accessibility statement says of the office. */
export async function findAccessibility(db: Db | Tx, id_application: number) {
  const row = await findSection(db, 'accessibility', id_application);
  const parsed = z.safeParse(settingDrafts.accessibility, {
    ...DEFAULT_ACCESSIBILITY,
    ...knownOf('accessibility', row?.value),
  });
  return parsed.success ? parsed.data : DEFAULT_ACCESSIBILITY;
}

/** For how many years the clause says that data is kept. */
export async function findRetention(db: Db | Tx): Promise<Pick<typeof KEPT, 'dataYears' | 'logYears'>> {
  const row = await findSection(db, 'retention', DEFAULT_APPLICATION);
  const { data_years = KEPT.dataYears, log_years = KEPT.logYears } = row?.value ?? {};
  return { dataYears: Number(data_years), logYears: Number(log_years) };
}
