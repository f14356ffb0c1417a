import { isPersonName } from '@urzad/domain';
import { mail } from '@urzad/domain/schemas';
import { ACCOUNT_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { AccountEvent, HeldRole, ManagedAccount, ManagedAccountRow } from '../shapes/managed-account-shapes';
import { Reason } from '../shapes/reason';
import { RoleDefinition } from '../shapes/role-shapes';
import {
  commaList,
  envelope,
  Id,
  IsoDate,
  idQuery,
  page,
  pageQuery,
  QueryId,
  seen,
  tidyLine,
  YesNo,
} from '../shapes/shapes';

const Name = z.string().check(
  tidyLine,
  seen,
  z.refine((text) => isPersonName(text), 'not-valid-name'),
);

/** Accounts as the office manages them, and their roles (Process §2.18, §4). */
export const managedAccounts = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/user/get',
    summary: 'Accounts of citizens and staff, for who has `user_show`',
    schema: {
      querystring: pageQuery(['name', 'create_date', 'online_date'], {
        status: z.optional(commaList(ACCOUNT_STATUSES.codes)),
        /** `yes`: accounts of the office. */
        staff: z.optional(YesNo),
        /** Who holds this role now. */
        id_role: z.optional(QueryId),
      }),
      response: { 200: page(ManagedAccountRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/user/counts',
    summary: 'How many accounts stand on each tab of the list',
    schema: {
      querystring: z.strictObject({}),
      response: {
        200: envelope(z.object({ staff: z.int(), citizens: z.int(), locked: z.int(), all: z.int() })),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/user/managed',
    summary: 'One account with its roles and, with `base_log`, its live sessions',
    schema: { querystring: idQuery, response: { 200: envelope(ManagedAccount) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  events: defineEndpoint({
    method: 'GET',
    url: '/api/user/events',
    summary: 'What the log holds about an account, the newest first, for who has `base_log`',
    schema: {
      querystring: z.strictObject({
        id: QueryId,
        /** The id of the last event of the page before. */
        before: z.optional(QueryId),
      }),
      response: { 200: envelope(z.object({ events: z.array(AccountEvent), more: YesNo })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/user/add',
    summary:
      'Adds an account for a member of staff with a role, and mails them how to set the password. Nobody but its owner ever knows it.',
    schema: {
      body: z.strictObject({
        mail,
        firstname: Name,
        lastname: Name,
        id_role: Id,
        reason: Reason,
      }),
      response: { 200: envelope(ManagedAccount) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'object-exist', 'illegal-step'],
    idempotent: true,
  }),
  sessionsEnd: defineEndpoint({
    method: 'POST',
    url: '/api/user/accountsessionsend',
    summary: 'Ends every session of an account',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ reason: Reason }),
      response: { 200: envelope(ManagedAccount) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
    idempotent: true,
  }),
  roles: defineEndpoint({
    method: 'GET',
    url: '/api/role/get',
    summary:
      'Every role of the product and of the application, with its privileges and the number of its holders',
    schema: { querystring: z.strictObject({}), response: { 200: envelope(z.array(RoleDefinition)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  grants: defineEndpoint({
    method: 'GET',
    url: '/api/userrole/get',
    summary: 'Grants of roles, the newest first',
    schema: {
      querystring: pageQuery(['create_date'], {
        /** `yes`: held now. */
        held: z.optional(YesNo),
        /** `yes`: roles of the office only. */
        staff: z.optional(z.literal('yes')),
        id_role: z.optional(QueryId),
      }),
      response: { 200: page(HeldRole) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  grant: defineEndpoint({
    method: 'POST',
    url: '/api/userrole/add',
    summary: 'Grants a role from a day, until a day if one is given; never to oneself',
    schema: {
      body: z.strictObject({
        id_user: Id,
        id_role: Id,
        /** The first day; today without it. */
        from: z.optional(IsoDate),
        /** The last day. */
        to: z.optional(IsoDate),
        reason: Reason,
      }),
      response: { 200: envelope(HeldRole) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'object-exist', 'illegal-step'],
    idempotent: true,
  }),
  end: defineEndpoint({
    method: 'POST',
    url: '/api/userrole/end',
    summary: 'Ends a role now; never one’s own',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ reason: Reason }),
      response: { 200: envelope(HeldRole) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
};
