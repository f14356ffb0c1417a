import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { done, envelope, Id, idQuery, page, pageQuery, seen, tidyLine, YesNo } from '../shapes/shapes';
import { nothing, rowVersion } from '../step-endpoint';

const GROUP_NAME_MAX = 80;
const MEMBERS_MAX = 100;

const Named = z.object({ id: Id, name: z.string() });

/** People of the office who work together (Process §2.18). */
export const UserGroup = z.object({
  id: Id,
  row_version: z.int(),
  name: z.string(),
  active: YesNo,
  leader: z.nullable(Named),
  members: z.array(Named),
});
export type UserGroup = z.infer<typeof UserGroup>;

const values = {
  name: z.string().check(tidyLine, seen, z.maxLength(GROUP_NAME_MAX)),
  /** One of the members. */
  id_leader: z.nullable(Id),
  members: z.array(Id).check(z.maxLength(MEMBERS_MAX)),
  active: YesNo,
};

/** Groups, for who has `user_group_show`; changed with `user_group_edit`. */
export const userGroups = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/usergroup/get',
    summary: 'Groups of the office with their members',
    schema: { querystring: pageQuery(['name'], {}), response: { 200: page(UserGroup) } },
    errors: ['no-login', 'no-privilege'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/usergroup/add',
    summary: 'Adds a group; no two have one name',
    schema: { body: z.strictObject(values), response: { 200: envelope(UserGroup) } },
    errors: ['no-login', 'no-privilege', 'object-exist', 'object-no-exist'],
    idempotent: true,
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/usergroup/set',
    summary: 'Changes a group, if nobody else has done so since it was read',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ row_version: rowVersion, ...values }),
      response: { 200: envelope(UserGroup) },
    },
    errors: ['no-login', 'no-privilege', 'object-exist', 'object-no-exist', 'conflict'],
    idempotent: true,
  }),
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/usergroup/delete',
    summary: 'Removes a group; its members keep their accounts and roles',
    schema: { querystring: idQuery, body: nothing, response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
    idempotent: true,
  }),
};
