import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { SettingSection, SettingsOf } from '@urzad/grants';
import { settingDrafts } from '@urzad/grants/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { KEPT } from '../config';
import type { Db, Tx } from '../db';
import { isConfigSection } from './config-sections';
import { DEFAULT_ACCESSIBILITY } from './default-accessibility';
import { DEFAULT_TEXTS } from './default-texts';
import { baseSetting } from './table';

export type SettingRow = typeof baseSetting.$inferSelect;

/** Where a section is kept: what is of the server with the first application, the rest with its own. */
export function ownerOf(section: SettingSection, id_application: number): number {
  return isConfigSection(section) ? DEFAULT_APPLICATION : id_application;
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

/** Names and addresses in texts, as the office has them. */
export async function findTexts(db: Db | Tx, id_application: number): Promise<SettingsOf<'texts'>> {
  const row = await findSection(db, 'texts', id_application);
  const parsed = z.safeParse(settingDrafts.texts, { ...DEFAULT_TEXTS, ...row?.value });
  return parsed.success ? parsed.data : DEFAULT_TEXTS;
}

/** What the accessibility statement says of the office. */
export async function findAccessibility(db: Db | Tx, id_application: number) {
  const row = await findSection(db, 'accessibility', id_application);
  const parsed = z.safeParse(settingDrafts.accessibility, { ...DEFAULT_ACCESSIBILITY, ...row?.value });
  return parsed.success ? parsed.data : DEFAULT_ACCESSIBILITY;
}

/** For how many years the clause says that data is kept. */
export async function findRetention(db: Db | Tx): Promise<Pick<typeof KEPT, 'dataYears' | 'logYears'>> {
  const row = await findSection(db, 'retention', DEFAULT_APPLICATION);
  const { data_years = KEPT.dataYears, log_years = KEPT.logYears } = row?.value ?? {};
  return { dataYears: Number(data_years), logYears: Number(log_years) };
}
