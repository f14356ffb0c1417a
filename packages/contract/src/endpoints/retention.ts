import { RETENTION_CONSENT_MAX, RETENTION_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Reason } from '../shapes/reason';
import { RetentionList, RetentionRow } from '../shapes/retention-shapes';
import { commaList, countsQuery, envelope, idList, page, pageQuery, seen, tidyLine } from '../shapes/shapes';
import { findOf, ofVersion, stepsOf } from '../step-endpoint';

const FILTERS = {
  status: z.optional(commaList(RETENTION_STATUSES.codes)),
  id_list: z.optional(idList),
};

const list = envelope(RetentionList);
const row = envelope(RetentionRow);
const stepOfList = stepsOf('retentionlist', list);
const stepOfRow = stepsOf('retentionrow', row);

/** Lists of data whose term has passed, for who has `rodo_anonymise` in the first application. */
export const retentionLists = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/retentionlist/get',
    summary: 'The newest lists of data to be erased, with what was decided',
    schema: { response: { 200: envelope(z.array(RetentionList)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  approve: stepOfList(
    'approve',
    'Lets the task erase the people of the list but those whose data stays; needs the consent of the archive',
    z.strictObject({
      ...ofVersion,
      consent: z.string().check(tidyLine, seen, z.maxLength(RETENTION_CONSENT_MAX)),
    }),
  ),
  refuse: stepOfList(
    'refuse',
    'Refuses the list; its people are proposed again after a year',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
};

/** The people of these lists. */
export const retentionRows = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/retentionrow/get',
    summary: 'People whose data is kept no longer; `has_text` of the signs of their cases',
    schema: {
      querystring: pageQuery(['retention_to'], FILTERS),
      response: { 200: page(RetentionRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/retentionrow/counts',
    summary: 'How many people stand on each tab of the list',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({ proposed: z.int(), approved: z.int(), erased: z.int(), kept: z.int(), all: z.int() }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('retentionrow', row, 'One person of a list'),
  keep: stepOfRow(
    'keep',
    'Keeps the data of a person of a list that is not decided yet, with the reason; proposed again after a year',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
  propose: stepOfRow(
    'propose',
    'Puts a person whose data was to stay back on the list',
    z.strictObject(ofVersion),
  ),
};
