import { TEMPLATE_SUBJECT_MAX, TEMPLATE_TEXT_MAX } from '@urzad/contract';
import {
  type NoticeTemplateCode,
  noticeTemplate,
  type TemplateProblem,
  templateProblem,
} from '@urzad/grants';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Tx } from '../db';
import { baseSetting } from './table';

/** The words of a notice as the office has changed them. */
const TemplateWords = z.object({
  subject_pl: z.string(),
  text_pl: z.string(),
  subject_en: z.string(),
  text_en: z.string(),
});
export type TemplateWords = z.infer<typeof TemplateWords>;

export interface StoredTemplate {
  id: number;
  row_version: number;
  mod_date: Date;
  /** None where another release has stored them in another shape: the shipped ones hold until somebody saves them anew. */
  words: TemplateWords | undefined;
}

/** The key of a template among the settings of its application. */
export function keyOf(code: NoticeTemplateCode): string {
  return `template/${code}`;
}

/** Templates that the office has changed, by their codes; the others are as shipped. */
export async function findTemplates(
  db: Db | Tx,
  id_application: number,
  codes: readonly NoticeTemplateCode[],
): Promise<Map<NoticeTemplateCode, StoredTemplate>> {
  const rows = await db
    .select()
    .from(baseSetting)
    .where(
      and(
        eq(baseSetting.id_application, id_application),
        inArray(baseSetting.key, codes.map(keyOf)),
        eq(baseSetting.deleted, 'no'),
      ),
    );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return new Map(
    codes.flatMap((code) => {
      const row = byKey.get(keyOf(code));
      if (!row) return [];
      const { data: words } = z.safeParse(TemplateWords, row.value);
      return [[code, { id: row.id, row_version: row.row_version, mod_date: row.mod_date, words }] as const];
    }),
  );
}

/** What is wrong with words, by their names. */
export function wordErrors(code: NoticeTemplateCode, words: TemplateWords): Record<string, string> {
  const { marks, required } = noticeTemplate(code);
  const ofSubject = { marks, required: [], max: TEMPLATE_SUBJECT_MAX };
  const ofText = { marks, required, max: TEMPLATE_TEXT_MAX };
  const found = Object.entries(words).flatMap(([name, text]) => {
    const problem = templateProblem(text, name.startsWith('subject') ? ofSubject : ofText);
    return problem ? [[name, codeOf(problem)] as const] : [];
  });
  return Object.fromEntries(found);
}

function codeOf(problem: TemplateProblem): string {
  return 'mark' in problem ? `${problem.code} ${problem.mark}` : problem.code;
}
