import { DEFAULT_APPLICATION } from '@urzad/contract';
import { SEE_CASES } from '@urzad/grants';
import { DEMO_PASSWORD } from '../../../src/config';
import { FOR_ALL, OWN, OWN_LIST, OWN_OF_CITIZENS, OWNED, ofBoth, ofOffice } from '../kinds';
import type { Answers, Rights } from '../right';
import { NEW_MAIL, NEW_PASSWORD } from '../world';

const NOTHING = { body: {} };
const NOT_ACTING = 'illegal-step: not-acting';

const WITHOUT_FACTOR: Answers = {
  needs: [],
  ...{ other: 'illegal-step', owner: 'illegal-step', without: 'illegal-step', holder: 'illegal-step' },
};
const PROOF = { body: { pass: DEMO_PASSWORD, code: '012345' } };

/** Signing in, and everybody's own account. */
export const ACCOUNTS = {
  'POST /api/user/register': {
    ...FOR_ALL,
    send: () => ({ body: { mail: 'jeszcze.ktos@example.com', pass: NEW_PASSWORD } }),
  },
  'POST /api/user/code': { ...FOR_ALL, send: ({ newCode }) => ({ body: { mail: NEW_MAIL, code: newCode } }) },
  'POST /api/user/codesend': { ...FOR_ALL, send: () => ({ body: { mail: NEW_MAIL } }) },
  'POST /api/user/login': {
    ...FOR_ALL,
    send: ({ recovering }) => ({ body: { mail: recovering, pass: DEMO_PASSWORD } }),
  },
  'POST /api/user/recover': { ...FOR_ALL, send: ({ recovering }) => ({ body: { mail: recovering } }) },
  'POST /api/user/recoverset': {
    ...FOR_ALL,
    send: ({ recovering, recoverCode }) => ({
      body: { mail: recovering, code: recoverCode, pass: NEW_PASSWORD },
    }),
  },
  'POST /api/user/loginlink': { ...FOR_ALL, send: ({ recovering }) => ({ body: { mail: recovering } }) },
  'POST /api/user/autologin': { ...FOR_ALL, send: ({ link }) => ({ body: { token: link } }) },
  'POST /api/user/logout': { ...FOR_ALL, send: () => NOTHING },
  'POST /api/user/tokenrefresh': {
    ...OWN,
    send: (_world, { tokens }) => ({ body: { refresh_token: tokens.refresh_token } }),
    // The token in the body is the one that counts.
    stranger: 'done',
  },

  'GET /api/user/find – the caller': OWN,
  'GET /api/user/find – somebody’s presence': {
    ...ofBoth('user_show'),
    send: ({ owner }) => ({ query: { id: owner.id } }),
  },
  'GET /api/user/presence': {
    ...ofOffice(SEE_CASES),
    // Who sees nothing of them is answered nothing about them.
    without: 'done',
    send: ({ owner }) => ({ query: { ids: String(owner.id) } }),
  },
  'POST /api/user/accountset': { ...OWN, send: () => ({ body: { phone: '000 000 099' } }) },
  'GET /api/user/passtest': {
    ...OWN,
    send: (_world, { mail }) => ({ query: { mail, pass: DEMO_PASSWORD } }),
  },
  'POST /api/user/passtest': {
    ...OWN,
    send: (_world, { mail }) => ({ body: { mail, pass: DEMO_PASSWORD } }),
  },
  'POST /api/user/lock': { ...OWN, send: () => NOTHING },
  'POST /api/user/unlock': { ...OWN, send: () => ({ body: { pass: DEMO_PASSWORD } }) },
  'POST /api/user/roleset': { ...OWN, send: (_world, { id_role }) => ({ body: { id_role } }) },
  'POST /api/user/mailchange': {
    ...OWN,
    send: () => ({ body: { mail: 'inny.adres@example.com', pass: DEMO_PASSWORD } }),
  },
  'POST /api/user/mailconfirm': {
    ...OWN,
    // A code is that of one account.
    ...{ other: 'not-valid-code', without: 'not-valid-code', holder: 'not-valid-code' },
    send: ({ mailCode }) => ({ body: { mail: 'nowy.adres@example.com', code: mailCode } }),
  },
  'GET /api/user/secondfactor': { ...OWN, acting: 'no-privilege' },
  'POST /api/user/secondfactorbegin': {
    ...OWN,
    send: () => ({ body: { kind: 'app', pass: DEMO_PASSWORD } }),
  },
  // Nobody of this table has begun or has a second factor: who may try is told so.
  'POST /api/user/secondfactorconfirm': { ...WITHOUT_FACTOR, send: () => ({ body: { code: '012345' } }) },
  'POST /api/user/secondfactorsend': { ...WITHOUT_FACTOR, send: () => ({ body: { pass: DEMO_PASSWORD } }) },
  'POST /api/user/recoverycodes': { ...WITHOUT_FACTOR, send: () => PROOF },
  'POST /api/user/secondfactorend': { ...WITHOUT_FACTOR, send: () => PROOF },
  'GET /api/user/accountdata': { ...OWN, acting: 'no-privilege: acting' },
  'GET /api/user/readings': { ...OWN, acting: 'no-privilege: acting' },
  'POST /api/user/accountexport': { ...OWN, send: () => NOTHING },
  'POST /api/user/accountdelete': {
    ...OWN,
    // What the law keeps, and accounts of the office, are not erased.
    ...{ owner: 'illegal-step: case', without: 'illegal-step: staff', holder: 'illegal-step: staff' },
    send: () => ({ body: { pass: DEMO_PASSWORD } }),
  },
  'GET /api/user/sessions': {
    ...OWN_LIST,
    lists: ({ session }) => session.id,
    acting: 'no-privilege',
  },
  'POST /api/user/sessionend': {
    ...OWNED,
    send: ({ session }) => ({ query: { id: session.id }, ...NOTHING }),
  },
  'POST /api/user/sessionsend': { ...OWN, send: () => NOTHING },
  'GET /api/user/signins': { ...OWN, acting: 'no-privilege' },
  'POST /api/user/accountsetdefaultapp': { ...OWN, send: () => ({ body: { default: DEFAULT_APPLICATION } }) },
  'POST /api/user/accountupdateonline': { ...OWN, send: () => NOTHING },

  'POST /api/user/share': {
    ...OWN_OF_CITIZENS,
    send: () => ({ body: { mail: 'admin.techniczny@urzad.example.com' } }),
  },
  'POST /api/user/sharerevoke': {
    ...OWNED,
    send: ({ shared }) => ({ query: { id: shared.id }, ...NOTHING }),
  },
  'GET /api/user/sharelist': { ...OWN_LIST, lists: ({ shared }) => shared.id },
  'GET /api/user/sharelog': { ...OWNED, send: ({ shared }) => ({ query: { id: shared.id } }) },
  'GET /api/user/shared': { ...ofOffice('user_switch'), acting: 'done' },
  'POST /api/user/usersswitch – to a shared account': {
    ...ofOffice('user_switch'),
    send: ({ shared }) => ({ body: { kind: 'new', id: shared.id } }),
    acting: 'illegal-step: acting',
  },
  'POST /api/user/usersswitch – back': {
    needs: [],
    other: NOT_ACTING,
    owner: NOT_ACTING,
    without: NOT_ACTING,
    holder: NOT_ACTING,
    send: () => ({ body: { kind: 'main' } }),
    acting: 'done',
  },
} satisfies Rights;
