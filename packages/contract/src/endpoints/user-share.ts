import { mail } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Tokens } from '../shapes/account-shapes';
import { envelope, Id, IsoDateTime, idQuery, page, pageQuery, QueryId } from '../shapes/shapes';

/** How long a share lasts (Order §2). */
export const SHARE_DAYS = 7;

/** `active` → `expired` or `revoked` (Process §2.18). */
const ShareStatus = z.enum(['active', 'expired', 'revoked']);

/** A share as the owner of the account sees it. */
export const AccountShare = z.object({
  id: Id,
  status: ShareStatus,
  mail: z.string(),
  /** The member of staff. */
  name_main: z.string(),
  create_date: IsoDateTime,
  valid_to: IsoDateTime,
  revoked_date: z.nullable(IsoDateTime),
});
export type AccountShare = z.infer<typeof AccountShare>;

/** A share as the member of staff sees it: an account to act for. */
export const SharedAccount = z.object({
  id: Id,
  name_all: z.string(),
  mail: z.string(),
  valid_to: IsoDateTime,
});
export type SharedAccount = z.infer<typeof SharedAccount>;

/** What was done while acting, for its words. */
export const SHARE_ACTS = ['begin', 'end', 'open', 'refused', 'add', 'save', 'file', 'other'] as const;

/** One act of staff on a shared account. */
export const ShareAct = z.object({
  id: Id,
  date: IsoDateTime,
  act: z.enum(SHARE_ACTS),
  /** The kind of the object, as in the address of the call: `cofundingregistration`. */
  entity: z.nullable(z.string()),
  /** The last part of the address: `set`, `sign`. */
  verb: z.nullable(z.string()),
  id_obj: z.nullable(Id),
});
export type ShareAct = z.infer<typeof ShareAct>;

/** Tokens made for acting, and whom for; none when the way leads back to the own account. */
const Switched = z.nullable(
  z.object({ ...Tokens.shape, name_all: z.string(), mail_main: z.string(), valid_to: IsoDateTime }),
);

/** Sharing an account with the office, and acting with it (Order §2). */
export const userShare = {
  share: defineEndpoint({
    method: 'POST',
    url: '/api/user/share',
    summary: `Lets the member of staff with this address act for the caller for ${SHARE_DAYS} days; again, it prolongs. An address of nobody who may answers 400 \`object-no-exist\`, whoever has it.`,
    schema: {
      querystring: z.strictObject({ id_application: z.optional(QueryId) }),
      body: z.strictObject({ mail }),
      response: { 200: envelope(AccountShare) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'too-many-requests'],
    idempotent: true,
  }),
  shareRevoke: defineEndpoint({
    method: 'POST',
    url: '/api/user/sharerevoke',
    summary: 'Ends a share at once; whoever acts with it is signed out of the account.',
    schema: { querystring: idQuery, body: z.strictObject({}), response: { 200: envelope(AccountShare) } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
  shareList: defineEndpoint({
    method: 'GET',
    url: '/api/user/sharelist',
    summary: 'Who has and had access to my account, the newest first',
    schema: { querystring: pageQuery(['create_date'], {}), response: { 200: page(AccountShare) } },
    errors: ['no-login', 'token-expired'],
  }),
  shareLog: defineEndpoint({
    method: 'GET',
    url: '/api/user/sharelog',
    summary: 'What was done on my account with one share, the newest first',
    schema: { querystring: pageQuery(['date'], { id: QueryId }), response: { 200: page(ShareAct) } },
    errors: ['no-login', 'token-expired', 'object-no-exist'],
  }),
  shared: defineEndpoint({
    method: 'GET',
    url: '/api/user/shared',
    summary: 'Accounts for which the caller may act now; while acting, the others',
    schema: { querystring: pageQuery(['valid_to'], {}), response: { 200: page(SharedAccount) } },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
  usersSwitch: defineEndpoint({
    method: 'POST',
    url: '/api/user/usersswitch',
    summary:
      '`new`: begins to act with a share (`id`); `another`: goes from one shared account to another; `main`: ends acting, the own sign-in goes on.',
    schema: {
      body: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('new'), id: Id }),
        z.strictObject({ kind: z.literal('another'), id: Id }),
        z.strictObject({ kind: z.literal('main') }),
      ]),
      response: { 200: envelope(Switched) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'illegal-step'],
  }),
} as const;
