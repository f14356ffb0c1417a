import { CALL_PRESETS } from '@urzad/grants';
import { callDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { CallSetup, CallTextsView, CofundingCall, callTexts } from '../shapes/call-shapes';
import { envelope, idQuery, page, pageQuery, seen, tidyFree, tidyLine } from '../shapes/shapes';
import { rowVersion, stepsOf } from '../step-endpoint';

const PRESETS = Object.keys(CALL_PRESETS) as (keyof typeof CALL_PRESETS)[];
const REASON_MAX = 2000;

const step = stepsOf('cofundingcall', envelope(CallSetup));
const ofVersion = z.strictObject({ row_version: rowVersion });
const reason = z.string().check(tidyFree, seen, z.maxLength(REASON_MAX));

/** Setting up a call, announcing it, and its later steps (Process §1.2, steps 1 and 2). */
export const callSetups = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/setups',
    summary: 'All calls of the application with their drafts, the newest first',
    schema: { querystring: pageQuery(['create_date'], {}), response: { 200: page(CofundingCall) } },
    errors: ['no-login', 'no-privilege'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/setup',
    summary: 'A call with everything that it is set up of',
    schema: { querystring: idQuery, response: { 200: envelope(CallSetup) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  texts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/texts',
    summary: 'The announcement of a call, and questions with their answers. Public',
    schema: { querystring: idQuery, response: { 200: envelope(CallTextsView) } },
    errors: ['object-no-exist'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingcall/add',
    summary: 'Makes the draft of a call with the figures of a preset',
    schema: {
      body: z.strictObject({
        number: z.string().check(tidyLine, seen, z.maxLength(20)),
        edition: z.string().check(tidyLine, seen, z.maxLength(20)),
        preset: z.enum(PRESETS),
      }),
      response: { 200: envelope(CallSetup) },
    },
    errors: ['no-login', 'no-privilege', 'object-exist'],
    idempotent: true,
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingcall/set',
    summary: 'Saves the draft of a call, if nobody else has done so since it was read',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ row_version: rowVersion, form: callDraft, ...callTexts }),
      response: { 200: envelope(CallSetup) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'object-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  publish: step('publish', 'Announces a call that others have set up', ofVersion),
  prolong: step(
    'prolong',
    'Moves the closing of a call to a later moment',
    z.strictObject({
      row_version: rowVersion,
      /** By the office's clock, `2027-03-19 15:30:00`. */
      open_to: z.string().check(tidyLine, seen, z.maxLength(30)),
      reason,
    }),
  ),
  close: step('close', 'Ends a call that has the number of applications of its limit', ofVersion),
  cancel: step(
    'cancel',
    'Calls an announced call off; drafts of applications end with it',
    z.strictObject({ row_version: rowVersion, reason }),
  ),
  settle: step('settle', 'Closes a call of which no application runs any more', ofVersion),
} as const;
