import { PRIVILEGES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Reason } from '../shapes/reason';
import { RoleDefinition, RoleDetail } from '../shapes/role-shapes';
import { envelope, Id, IsoDate, idQuery, seen, tidyFree, tidyLine, YesNo } from '../shapes/shapes';
import { rowVersion } from '../step-endpoint';

export const ROLE_NAME_MAX = 60;
export const ROLE_DESCRIPTION_MAX = 500;

const values = {
  name: z.string().check(tidyLine, seen, z.maxLength(ROLE_NAME_MAX)),
  /** Empty: the Polish one is shown in English too. */
  name_en: z.optional(z.string().check(tidyLine, z.maxLength(ROLE_NAME_MAX))),
  description: z.string().check(tidyFree, z.maxLength(ROLE_DESCRIPTION_MAX)),
  /** A role of citizens comes with the product. */
  perspective: z.enum(['staff', 'admin', 'audit']),
  /** Those of doing with those of reading that they need. */
  privileges: z.array(z.enum(PRIVILEGES)).check(z.minLength(1), z.maxLength(PRIVILEGES.length)),
  /** The first day; without it there is no beginning. */
  from: z.optional(IsoDate),
  /** The last day. */
  to: z.optional(IsoDate),
  reason: Reason,
};

/** Roles that the office makes for itself (Process §2.18), for who has `user_role_show`; changed with `user_role_edit`. */
export const officeRoles = {
  find: defineEndpoint({
    method: 'GET',
    url: '/api/role/find',
    summary: 'One role with its holders, what each would lose without it, and its history',
    schema: { querystring: idQuery, response: { 200: envelope(RoleDetail) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/role/add',
    summary:
      'Adds a role of the office. It allows no more than the caller may do, or the role that it is a copy of.',
    schema: {
      body: z.strictObject({ ...values, id_role_base: z.optional(Id) }),
      response: { 200: envelope(RoleDefinition) },
    },
    errors: ['no-login', 'no-privilege', 'object-exist', 'object-no-exist'],
    idempotent: true,
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/role/set',
    summary:
      'Changes a role of the office, if nobody else has done so since it was read; never one that the caller holds',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ row_version: rowVersion, ...values }),
      response: { 200: envelope(RoleDefinition) },
    },
    errors: ['no-login', 'no-privilege', 'object-exist', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  activeSet: defineEndpoint({
    method: 'POST',
    url: '/api/role/activeset',
    summary: 'Switches a role of the office off, so that it gives nothing, or on again',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ active: YesNo, reason: Reason }),
      response: { 200: envelope(RoleDefinition) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
};
