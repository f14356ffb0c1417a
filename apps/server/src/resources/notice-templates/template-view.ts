import type { NoticeTemplateView } from '@urzad/contract';
import { NOTICE_MARKS, type NoticeTemplateCode, noticeTemplate } from '@urzad/grants';
import type { StoredTemplate, TemplateWords } from '../../settings/stored-templates';

/** A notice with the words that hold and the shipped ones. */
export function templateView(
  code: NoticeTemplateCode,
  stored: StoredTemplate | undefined,
): NoticeTemplateView {
  const { kind, group, name, marks, required } = noticeTemplate(code);
  const shipped = shippedWords(code);
  return {
    ...{ code, kind, group, name, shipped },
    marks: marks.map((mark) => ({
      code: mark,
      ...markOf(mark),
      required: required.includes(mark) ? ('yes' as const) : ('no' as const),
    })),
    words: stored?.words ?? shipped,
    row_version: stored?.row_version ?? 0,
    mod_date: stored?.mod_date.toISOString() ?? null,
  };
}

export function shippedWords(code: NoticeTemplateCode): TemplateWords {
  const { subject, text } = noticeTemplate(code);
  return { subject_pl: subject.pl, text_pl: text.pl, subject_en: subject.en, text_en: text.en };
}

/** Every mark of the templates has its meaning; a test looks. */
function markOf(mark: string) {
  const found = Object.entries(NOTICE_MARKS).find(([name]) => name === mark);
  if (!found) throw new Error(`The mark ${mark} has no meaning.`);
  const { means, sample } = found[1];
  return { means, sample: typeof sample === 'string' ? { pl: sample, en: sample } : sample };
}
