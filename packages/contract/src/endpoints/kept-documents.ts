import { codesOf } from '@urzad/domain';
import { DOCUMENT_KIND_CODES, DOCUMENT_STATUSES, FILE_KIND } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { DOCUMENT_DIRECTIONS, DocumentRow, KeptDocument, KeptFile } from '../shapes/kept-document-shapes';
import { OBJ_TYPES } from '../shapes/object-ref';
import {
  commaList,
  countsQuery,
  envelope,
  IsoDate,
  idList,
  idQuery,
  page,
  pageQuery,
  QueryId,
} from '../shapes/shapes';
import { findOf } from '../step-endpoint';

/** Documents and files have kinds of their own; some of them have one name. */
const KINDS = [...new Set<string>([...DOCUMENT_KIND_CODES, ...codesOf(FILE_KIND)])];

const FILTERS = {
  kind: z.optional(commaList(KINDS)),
  obj_type: z.optional(commaList(OBJ_TYPES)),
  /** Of documents alone: files are not signed. */
  status: z.optional(commaList(DOCUMENT_STATUSES.codes)),
  /** Days of the office. */
  create_date_from: z.optional(IsoDate),
  create_date_to: z.optional(IsoDate),
};

const errors = ['no-login', 'no-privilege'] as const;

/** What the office issued and received, for who has `document_show`: only what they may download. */
export const keptDocuments = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/basedocument/get',
    summary:
      'Documents that the office made, files that it received or sent; `has_text` of number, kind, name and number of the object',
    schema: {
      querystring: pageQuery(['create_date'], {
        ...FILTERS,
        /** @default what the office issued */
        direction: z.optional(z.enum(DOCUMENT_DIRECTIONS)),
        /** Of one object, with one `obj_type`. */
        id_obj: z.optional(QueryId),
      }),
      response: { 200: page(DocumentRow) },
    },
    errors: [...errors],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/basedocument/counts',
    summary: 'How many documents stand on each tab of the list',
    schema: {
      querystring: countsQuery(FILTERS),
      response: {
        200: envelope(
          z.object({ issued: z.int(), submitted: z.int(), received: z.int(), enclosed: z.int() }),
        ),
      },
    },
    errors: [...errors],
  }),
  show: defineEndpoint({
    method: 'GET',
    url: '/api/basedocument/show',
    summary: 'One document with its files, signatures and verdicts, and the case in which it is filed',
    schema: { querystring: idQuery, response: { 200: envelope(KeptDocument) } },
    errors: [...errors, 'object-no-exist'],
  }),
  /** Of a document its present file. `object-no-exist` when the caller sees one of them no more. */
  downloadmany: defineEndpoint({
    method: 'GET',
    url: '/api/basedocument/downloadmany',
    summary: 'The address of one archive of several documents or files of one tab of the list',
    schema: {
      querystring: z.strictObject({ direction: z.enum(DOCUMENT_DIRECTIONS), ids: idList }),
      response: { 200: envelope(z.object({ url: z.string() })) },
    },
    errors: [...errors, 'object-no-exist'],
  }),
} as const;

/** Files that the office received or sent with its letters, one by one; they are listed with the documents. */
export const keptFiles = {
  find: findOf('basefile', envelope(KeptFile), 'One file with the object and the case to which it belongs'),
} as const;
