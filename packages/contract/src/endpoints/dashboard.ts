import { CALL_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { IsoMonthText } from '../shapes/claim-shapes';
import { ObjTypeCode } from '../shapes/object-ref';
import { envelope, Grosze, Id, IsoDate, page, queryInt } from '../shapes/shapes';
import { TermRow } from '../shapes/term-row';
import { CALL_TERM_CODES, TERM_CODES, WORK_CODES } from '../shapes/waiting-work';

/** The rows of „Po terminie w zespole” that one page has. */
export const TEAM_PAGE_COUNT = 10;

/** Work of one kind that waits for the caller. */
const WaitingRow = z.object({
  code: z.enum(WORK_CODES),
  /** Exact up to 10,000, as the list behind it counts. */
  count: z.int(),
  /** Of them, those whose term has passed. */
  overdue: z.int(),
  /** The earliest of their terms; none where they have none. */
  due: z.nullable(IsoDate),
});

/** The payment list that the caller may approve first. */
const ApprovalCard = z.object({
  id: Id,
  number: z.string(),
  date: IsoDate,
  count: z.int(),
  sum: Grosze,
  prepared: z.string(),
});

const OverdueRow = z.object({
  code: z.enum(TERM_CODES),
  obj_type: ObjTypeCode,
  id: Id,
  number: z.string(),
  /** Whom it is about. */
  person: z.nullable(z.string()),
  /** The officer in charge; nobody yet, or an object that nobody leads. */
  owner: z.nullable(z.object({ id: Id, name: z.string() })),
  due: IsoDate,
});

const CallLine = z.object({
  id: Id,
  number: z.string(),
  name: z.string(),
  status: z.enum(CALL_STATUSES.codes),
  applications: z.int(),
  places: z.int(),
  places_taken: z.int(),
  budget: Grosze,
  budget_taken: Grosze,
  next: z.nullable(z.object({ code: z.enum(CALL_TERM_CODES), date: IsoDate })),
});

const Sources = z.object({ esf: Grosze, state: Grosze });

const Money = z.object({
  /** What was paid in each month with a payment, from the beginning. */
  months: z.array(z.object({ month: IsoMonthText, ...Sources.shape })),
  /** Their sum. */
  total: Sources,
  /** What participants have returned of it. */
  returned: Sources,
  /** Of the calls that were announced: its three parts make the whole. */
  budget: z.object({
    total: Grosze,
    /** Without what was returned. */
    paid: Grosze,
    /** Kept for contracts and for places, and not paid yet. */
    reserved: Grosze,
    free: Grosze,
  }),
});

export type WaitingRow = z.infer<typeof WaitingRow>;
export type ApprovalCard = z.infer<typeof ApprovalCard>;
export type OverdueRow = z.infer<typeof OverdueRow>;
export type CallLine = z.infer<typeof CallLine>;
export type DashboardMoney = z.infer<typeof Money>;

/** The blocks of the staff dashboard, each by itself: a block whose privilege is missing is not answered. */
export const dashboard = {
  waiting: defineEndpoint({
    method: 'GET',
    url: '/api/dashboard/waiting',
    summary: 'What waits for the caller, by the privileges that they hold',
    schema: {
      querystring: z.strictObject({}),
      response: {
        200: envelope(z.object({ rows: z.array(WaitingRow), approval: z.nullable(ApprovalCard) })),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** For who may hand work on. `open`: all that is not settled, late or not. */
  team: defineEndpoint({
    method: 'GET',
    url: '/api/dashboard/team',
    summary: 'Work of the office whose term has passed, the oldest first',
    schema: {
      querystring: z.strictObject({ page: z._default(queryInt(1, 100), 1) }),
      response: { 200: z.object({ ...page(OverdueRow).shape, open: z.int() }) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  week: defineEndpoint({
    method: 'GET',
    url: '/api/dashboard/week',
    summary: 'Terms of the next seven days, of the objects that the caller sees',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(z.array(TermRow)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  calls: defineEndpoint({
    method: 'GET',
    url: '/api/dashboard/calls',
    summary: 'The newest calls with their places and budget',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(z.array(CallLine)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  money: defineEndpoint({
    method: 'GET',
    url: '/api/dashboard/money',
    summary: 'What was paid by month and source, and what is left of the budget',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(Money) } },
    errors: ['no-login', 'no-privilege'],
  }),
} as const;
