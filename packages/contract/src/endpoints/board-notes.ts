import {
  BOARD_NOTE_LIST_MAX,
  BOARD_NOTE_POINT_MAX,
  BOARD_NOTE_READER_CODES,
  BOARD_NOTE_TEXT_MAX,
  BOARD_NOTE_TITLE_MAX,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { BoardNote } from '../shapes/board-note-shape';
import {
  done,
  envelope,
  Id,
  IsoDate,
  idQuery,
  page,
  pageQuery,
  QueryId,
  tidyFree,
  tidyLine,
  YesNo,
} from '../shapes/shapes';
import { ofVersion, stepsOf } from '../step-endpoint';

const answer = envelope(BoardNote);
const step = stepsOf('boardnote', answer);

/** By the first status of the column. */
const column = z.string().check(z.minLength(1), z.maxLength(40));

const point = z.string().check(tidyLine, z.minLength(1), z.maxLength(BOARD_NOTE_POINT_MAX));

const values = {
  title: z.string().check(tidyLine, z.maxLength(BOARD_NOTE_TITLE_MAX)),
  text: z.string().check(tidyFree, z.maxLength(BOARD_NOTE_TEXT_MAX)),
  due_date: z.nullable(IsoDate),
  readers: z.enum(BOARD_NOTE_READER_CODES),
  /** Absent: as they are; none of a new note. */
  labels: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(BOARD_NOTE_LIST_MAX))),
  /** The points of its checklist, each once: one that was there keeps whether it is done. Absent: as they are. */
  points: z.optional(z.array(point).check(z.maxLength(BOARD_NOTE_LIST_MAX))),
};

/**
 * Notes on the boards, for who has `kanban_show` and sees the cards of the board: their own, and those of colleagues for
 * the whole team.
 */
export const boardNotes = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/boardnote/get',
    summary: 'Notes on one board: the open ones by their day, then those that are done',
    schema: {
      querystring: pageQuery(['due_date'], {
        id_board: QueryId,
        /** Only what the caller wrote. */
        author: z.optional(z.literal('me')),
      }),
      response: { 200: page(BoardNote) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Errors of fields are `not-valid` `{field: code}`; `{labels: 'not-valid-option'}` for one that is not offered. */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/boardnote/add',
    summary: 'Writes a note into a column of a board that the caller sees',
    schema: { body: z.strictObject({ ...values, id_board: Id, column }), response: { 200: answer } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'not-valid'],
    idempotent: true,
  }),
  /** `not-valid` `{readers: 'not-valid-option'}` to who changes for whom a note of somebody else is. */
  set: step(
    'set',
    'Changes a note, if nobody else has done so since it was read',
    z.strictObject({ ...ofVersion, ...values }),
  ),
  move: step(
    'move',
    'Moves a note to another column of its board, if nobody else has changed it since it was read',
    z.strictObject({ ...ofVersion, column }),
  ),
  /**
   * Of one point, whatever else was changed since it was read: people tick a list together. `illegal-step`
   * `{reason: 'no-point'}` where the list has it no more.
   */
  check: step(
    'check',
    'Says of one point of a checklist whether it is done',
    z.strictObject({ point, done: YesNo }),
  ),
  done: step('done', 'Marks a note as done', z.strictObject(ofVersion)),
  reopen: step('reopen', 'Opens a note that is done', z.strictObject(ofVersion)),
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/boardnote/delete',
    summary: 'Removes a note of the caller, if nobody has changed it since it was read',
    schema: { querystring: idQuery, body: z.strictObject(ofVersion), response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'conflict'],
    idempotent: true,
  }),
} as const;
