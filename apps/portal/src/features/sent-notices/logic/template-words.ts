import { queryOptions } from '@tanstack/react-query';
import {
  type NoticeTemplateView,
  noticeTemplates,
  TEMPLATE_SUBJECT_MAX,
  TEMPLATE_TEXT_MAX,
  type TemplateMark,
  type TemplateWords,
} from '@urzad/contract';
import type { Locale } from '@urzad/domain';
import { templateProblem } from '@urzad/grants';
import { paths } from '#shared/paths';
import { request } from '#shared/session/client';

export const templatesQuery = queryOptions({
  queryKey: ['basetemplate'],
  queryFn: async ({ signal }) => (await request(noticeTemplates.get, { signal })).data,
});

type Version = Pick<NoticeTemplateView, 'code' | 'row_version'>;

export async function saveTemplate(
  { code, row_version }: Version,
  words: TemplateWords,
  idempotencyKey: string,
) {
  const body = { code, row_version, words };
  return (await request(noticeTemplates.set, { body, idempotencyKey })).data;
}

export async function restoreTemplate({ code, row_version }: Version, idempotencyKey: string) {
  return (await request(noticeTemplates.restore, { body: { code, row_version }, idempotencyKey })).data;
}

/** Which templates are listed, or which one is open, as the address says it. */
export interface TemplateView {
  code: string | null;
  isChangedOnly: boolean;
}

export function parseTemplateView(params: URLSearchParams): TemplateView {
  return { code: params.get('template'), isChangedOnly: params.get('show') === 'changed' };
}

export function hrefOfTemplate(code: string): string {
  return `${paths.noticeTemplates}?${new URLSearchParams({ template: code })}`;
}

export const CHANGED_TEMPLATES = `${paths.noticeTemplates}?show=changed`;

export const WORD_NAMES = ['subject_pl', 'text_pl', 'subject_en', 'text_en'] as const;
export type WordName = (typeof WORD_NAMES)[number];

/** What is wrong with the typed words, by their names; a mark is named behind the code. */
export function wordErrors(
  marks: readonly TemplateMark[],
  values: TemplateWords,
): Partial<Record<WordName, string>> {
  const known = marks.map(({ code }) => code);
  const required = marks.flatMap((mark) => (mark.required === 'yes' ? mark.code : []));
  const found = WORD_NAMES.flatMap((name) => {
    const rules = name.startsWith('subject')
      ? { marks: known, required: [], max: TEMPLATE_SUBJECT_MAX }
      : { marks: known, required, max: TEMPLATE_TEXT_MAX };
    const problem = templateProblem(values[name], rules);
    if (!problem) return [];
    return [[name, 'mark' in problem ? `${problem.code} ${problem.mark}` : problem.code] as const];
  });
  return Object.fromEntries(found);
}

export function samplesOf(marks: readonly TemplateMark[], locale: Locale): Record<string, string> {
  return Object.fromEntries(marks.map(({ code, sample }) => [code, sample[locale]]));
}

/** The names of the words that differ. */
export function changedWords(one: TemplateWords, other: TemplateWords): WordName[] {
  return WORD_NAMES.filter((name) => one[name] !== other[name]);
}
