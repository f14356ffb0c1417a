import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
  changedLibraryItem,
  LIBRARY_KINDS,
  LibraryCode,
  LibraryItem,
  LibraryView,
  newLibraryItem,
} from '../shapes/library-shapes';
import {
  commaList,
  countsQuery,
  done,
  envelope,
  idQuery,
  page,
  pageQuery,
  QueryId,
  YesNo,
} from '../shapes/shapes';
import { findOf, ofVersion } from '../step-endpoint';

const ofItems = { id_library: QueryId };

/** Dictionaries of the office, for who has `library_show`; what their items are called, for everybody who is signed in. */
export const libraries = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/library/get',
    summary: 'Dictionaries of the office with the number of their items',
    schema: {
      querystring: pageQuery(['name', 'code'], { kind: z.optional(commaList(LIBRARY_KINDS)) }),
      response: { 200: page(LibraryView) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/library/counts',
    summary: 'Number of dictionaries by whose their codes are',
    schema: {
      querystring: countsQuery({ kind: z.optional(commaList(LIBRARY_KINDS)) }),
      response: {
        200: envelope(z.object({ all: z.int(), office: z.int(), rules: z.int(), register: z.int() })),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('library', envelope(LibraryView), 'One dictionary, without its items'),
  options: defineEndpoint({
    method: 'GET',
    url: '/api/library/options',
    summary:
      'All items of one dictionary in their order, also those that are not offered any more: they name what was chosen before',
    schema: {
      querystring: z.strictObject({ code: LibraryCode }),
      response: { 200: envelope(z.array(LibraryItem)) },
    },
    errors: ['no-login', 'token-expired', 'object-no-exist'],
  }),
};

/** Items of a dictionary, for who has `library_show`; changed with `library_edit`. */
export const libraryItems = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/libraryitem/get',
    summary: 'Items of one dictionary, by the words of their names and codes',
    schema: {
      querystring: pageQuery(['number', 'name', 'code'], { ...ofItems, archived: z.optional(YesNo) }),
      response: { 200: page(LibraryItem) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/libraryitem/counts',
    summary: 'Number of items that are in use, archived, and all',
    schema: {
      querystring: countsQuery({ ...ofItems, archived: z.optional(YesNo) }),
      response: { 200: envelope(z.object({ active: z.int(), archived: z.int(), all: z.int() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/libraryitem/add',
    summary: 'Adds an item to a dictionary whose codes are the office’s own',
    schema: {
      querystring: z.strictObject(ofItems),
      body: newLibraryItem,
      response: { 200: envelope(LibraryItem) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'object-exist', 'illegal-step'],
    idempotent: true,
  }),
  set: itemStep(
    'set',
    'Changes the words, place, colour and days of an item, never its code',
    changedLibraryItem,
  ),
  move: itemStep(
    'move',
    'Moves an item by one place',
    z.strictObject({ ...ofVersion, to: z.enum(['up', 'down']) }),
  ),
  archive: itemStep('archive', 'Offers an item no longer; it is still named where it was chosen', version()),
  restore: itemStep('restore', 'Offers an archived item again', version()),
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/libraryitem/delete',
    summary: 'Deletes an item that nothing uses; `illegal-step` with `uses` says where it is used',
    schema: { querystring: idQuery, body: version(), response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
};

function version() {
  return z.strictObject(ofVersion);
}

function itemStep<const Name extends string, Body extends z.core.$ZodType>(
  name: Name,
  summary: string,
  body: Body,
) {
  return defineEndpoint({
    method: 'POST',
    url: `/api/libraryitem/${name}`,
    summary,
    schema: { querystring: idQuery, body, response: { 200: envelope(LibraryItem) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  });
}
