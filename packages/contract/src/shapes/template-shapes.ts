import { NOTICE_KIND_CODES, TEMPLATE_GROUPS } from '@urzad/grants';
import * as z from 'zod/mini';
import { IsoDateTime, YesNo } from './shapes';

export const TEMPLATE_SUBJECT_MAX = 120;
export const TEMPLATE_TEXT_MAX = 2000;

/** The words of a notice and of its e-mail, with marks in braces. */
export const TemplateWords = z.object({
  subject_pl: z.string(),
  text_pl: z.string(),
  subject_en: z.string(),
  text_en: z.string(),
});
export type TemplateWords = z.infer<typeof TemplateWords>;

const InBoth = z.object({ pl: z.string(), en: z.string() });

/** What a notice may name, with an invented example. */
export const TemplateMark = z.object({
  code: z.string(),
  means: InBoth,
  sample: InBoth,
  /** The text has to name it. */
  required: YesNo,
});
export type TemplateMark = z.infer<typeof TemplateMark>;

/** A notice to parents whose words the office may change. */
export const NoticeTemplateView = z.object({
  code: z.string(),
  kind: z.enum(NOTICE_KIND_CODES),
  group: z.enum(TEMPLATE_GROUPS),
  /** When it is sent. */
  name: InBoth,
  marks: z.array(TemplateMark),
  /** The words that hold. */
  words: TemplateWords,
  shipped: TemplateWords,
  /** 0 while it is as shipped. */
  row_version: z.int(),
  /** When the office last changed it; `null` while it is as shipped. */
  mod_date: z.nullable(IsoDateTime),
});
export type NoticeTemplateView = z.infer<typeof NoticeTemplateView>;
