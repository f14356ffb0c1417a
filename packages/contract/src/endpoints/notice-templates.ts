import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope, tidyFree, tidyLine } from '../shapes/shapes';
import { NoticeTemplateView, TEMPLATE_SUBJECT_MAX, TEMPLATE_TEXT_MAX } from '../shapes/template-shapes';
import { ofVersion } from '../step-endpoint';

const Subject = z.string().check(tidyLine, z.maxLength(TEMPLATE_SUBJECT_MAX, 'is-too-big'));
const Text = z.string().check(tidyFree, z.maxLength(TEMPLATE_TEXT_MAX, 'is-too-big'));
const ofTemplate = { code: z.string().check(z.regex(/^[a-z-]{1,60}$/)), ...ofVersion };

/**
 * Words of notices, for who has `base_template_show`; changed with `base_template_edit`. `not-valid` names the field and
 * why, of a mark with its name: `missing-mark termin`.
 */
export const noticeTemplates = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basetemplate/get',
    summary: 'Notices whose words the office may change, with the shipped ones beside them',
    schema: { response: { 200: envelope(z.array(NoticeTemplateView)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/basetemplate/set',
    summary: 'Changes the words of a notice, if nobody else has done so since they were read',
    schema: {
      body: z.strictObject({
        ...ofTemplate,
        words: z.strictObject({ subject_pl: Subject, text_pl: Text, subject_en: Subject, text_en: Text }),
      }),
      response: { 200: envelope(NoticeTemplateView) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'conflict'],
    idempotent: true,
  }),
  restore: defineEndpoint({
    method: 'POST',
    url: '/api/basetemplate/restore',
    summary: 'Returns a notice to the words that are shipped',
    schema: { body: z.strictObject(ofTemplate), response: { 200: envelope(NoticeTemplateView) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
} as const;
