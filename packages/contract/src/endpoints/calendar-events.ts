import {
  CALENDAR_INVITED_MAX,
  CALENDAR_KIND_CODES,
  CALENDAR_NOTE_MAX,
  CALENDAR_PLACE_MAX,
  CALENDAR_REMINDERS,
  CALENDAR_TITLE_MAX,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
  CALENDAR_SUBJECTS,
  CalendarCall,
  CalendarClock,
  CalendarEvent,
  CalendarHoliday,
} from '../shapes/calendar-shapes';
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
} from '../shapes/shapes';
import { TermRow } from '../shapes/term-row';
import { findOf, ofVersion, stepsOf } from '../step-endpoint';
import { foundQuery, foundResponse } from './found-items';

/** The most days that one answer has: six weeks of a month, and some. */
export const CALENDAR_SPAN_MAX = 62;

const answer = envelope(CalendarEvent);
const step = stepsOf('calendarevent', answer);

const days = { from: IsoDate, to: IsoDate };

const values = {
  kind: z.enum(CALENDAR_KIND_CODES),
  title: z.string().check(tidyLine, z.maxLength(CALENDAR_TITLE_MAX)),
  place: z.string().check(tidyLine, z.maxLength(CALENDAR_PLACE_MAX)),
  note: z.string().check(tidyFree, z.maxLength(CALENDAR_NOTE_MAX)),
  day_from: IsoDate,
  day_to: IsoDate,
  time_from: z.nullable(CalendarClock),
  time_to: z.nullable(CalendarClock),
  /** Invited colleagues; of an absence there are none. */
  participants: z.array(Id).check(z.maxLength(CALENDAR_INVITED_MAX)),
  /** Of an absence only. */
  id_user_deputy: z.nullable(Id),
  /** Absent: as it is, of a new event nothing. */
  about: z.optional(z.nullable(z.strictObject({ obj_type: z.enum(CALENDAR_SUBJECTS), id_obj: Id }))),
  /** Minutes before the beginning; absent: as they are, of a new event none. */
  reminders: z.optional(z.array(z.int()).check(z.maxLength(CALENDAR_REMINDERS.length))),
};

/**
 * The calendar of the office, for who has `calendar_show`. A person sees what they wrote, what they are invited to, and who
 * is absent; of terms those of the objects that they see.
 */
export const calendarEvents = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/calendarevent/get',
    summary: 'Events of the caller and absences that touch these days',
    schema: { querystring: pageQuery(['day_from'], days), response: { 200: page(CalendarEvent) } },
    errors: ['no-login', 'no-privilege'],
  }),
  days: defineEndpoint({
    method: 'GET',
    url: '/api/calendarevent/days',
    summary: `What the calendar has by itself on these days, at most ${CALENDAR_SPAN_MAX}: terms, calls and public holidays`,
    schema: {
      querystring: z.strictObject(days),
      response: {
        200: envelope(
          z.object({
            terms: z.array(TermRow),
            calls: z.array(CalendarCall),
            holidays: z.array(CalendarHoliday),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('calendarevent', answer, 'One event that the caller sees'),
  about: defineEndpoint({
    method: 'GET',
    url: '/api/calendarevent/about',
    summary: 'The next events of the caller about an object that they see, at most 5, the first one first',
    schema: {
      querystring: z.strictObject({ obj_type: z.enum(CALENDAR_SUBJECTS), id_obj: QueryId }),
      response: { 200: envelope(z.array(CalendarEvent)) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  colleagues: defineEndpoint({
    method: 'GET',
    url: '/api/calendarevent/colleagues',
    summary: 'Whom the caller may invite: people of the office with a calendar',
    schema: { querystring: z.strictObject(foundQuery), response: foundResponse },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Errors of fields are `not-valid` `{field: code}`. */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/calendarevent/add',
    summary: 'Adds an event and tells who is invited, or an absence and tells who stands in',
    schema: { body: z.strictObject(values), response: { 200: answer } },
    errors: ['no-login', 'no-privilege', 'not-valid'],
    idempotent: true,
  }),
  /** `not-valid` `{participants: 'is-invited'}` to who takes themselves out of an event that somebody else wrote. */
  set: step(
    'set',
    'Changes an event, if nobody else has done so since it was read; everybody else in it is told',
    z.strictObject({ ...ofVersion, ...values }),
  ),
  cancel: step(
    'cancel',
    'Cancels an event: it stays visible as cancelled, and everybody else in it is told',
    z.strictObject(ofVersion),
  ),
  /** `illegal-step` `{reason: 'invited'}` where others are in it and it was not cancelled. */
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/calendarevent/delete',
    summary: 'Removes an event in which nobody else is and that has not changed since, or that was cancelled',
    schema: { querystring: idQuery, body: z.strictObject(ofVersion), response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'conflict', 'illegal-step'],
    idempotent: true,
  }),
} as const;
