import { CALL_PRESETS, CALL_STATUSES, FAQ_MAX, FAQ_QUESTION_MAX } from '@urzad/grants';
import { callDraft, callParams } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { lenient } from './lenient';
import { Id, IsoDate, IsoDateTime, tidyLine, YesNo } from './shapes';

/** A call (nabór), its public facts (Process §2.2). */
export const CofundingCall = z.object({
  id: Id,
  /** `1/2027` */
  number: z.string(),
  name: z.string(),
  edition: z.string(),
  status: z.enum(CALL_STATUSES.codes),
  publish_date: z.nullable(IsoDate),
  test_from: z.nullable(IsoDateTime),
  test_to: z.nullable(IsoDateTime),
  open_from: z.nullable(IsoDateTime),
  open_to: z.nullable(IsoDateTime),
  places_in_zone: z.int(),
  places_out_zone: z.int(),
  /** Registrations submitted so far, from which a parent sees how many places are left. */
  submitted_count: z.int(),
  /** The version of the ranking list that was published last; 0 before the first. */
  list_version: z.int(),
  list_date: z.nullable(IsoDateTime),
  /** Whether it has an announcement to read (`/api/cofundingcall/texts`). */
  has_texts: YesNo,
  params: lenient(callParams),
});
export type CofundingCall = z.infer<typeof CofundingCall>;

/** Formatted text with its pictures, as the editor sends it; the server cleans it. */
const html = z.string().check(z.maxLength(400_000));

/** The texts of a call: HTML of the allow-list `RICH_TEXT`. */
export const callTexts = {
  announcement: html,
  faq: z
    .array(
      z.strictObject({
        question: z.string().check(tidyLine, z.maxLength(FAQ_QUESTION_MAX)),
        answer: html,
      }),
    )
    .check(z.maxLength(FAQ_MAX)),
};

/** What everybody may read about an announced call. */
export const CallTextsView = lenient(z.strictObject(callTexts));
export type CallTextsView = z.infer<typeof CallTextsView>;

/** The steps of a call that people take on the page of its set-up. */
export const CALL_SETUP_STEPS = ['set', 'publish', 'prolong', 'close', 'cancel', 'settle'] as const;

/** Somebody of the office and when. */
const Done = z.object({ date: IsoDateTime, name: z.string() });

/** A call as the office sets it up (Process §2.2). */
export const CallSetup = z.object({
  id: Id,
  row_version: z.int(),
  number: z.string(),
  preset: z.enum([...(Object.keys(CALL_PRESETS) as (keyof typeof CALL_PRESETS)[]), 'CUSTOM']),
  status: z.enum(CALL_STATUSES.codes),
  form: lenient(callDraft),
  ...CallTextsView.shape,
  submitted_count: z.int(),
  /** Who changed it last. */
  changed: Done,
  /** Everybody who set it up: they cannot announce it. */
  editors: z.array(z.string()),
  cancel_reason: z.nullable(z.string()),
  /** Of a draft: what is missing before it can be announced, by the names of fields. */
  missing: z.record(z.string(), z.string()),
  /** What the caller may do now. */
  steps: z.array(z.enum(CALL_SETUP_STEPS)),
  /** Why the caller, who may announce calls, may not announce this one. */
  publish_refusal: z.nullable(z.enum(['own-set-up', 'incomplete'])),
});
export type CallSetup = z.infer<typeof CallSetup>;
