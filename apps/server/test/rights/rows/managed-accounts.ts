import type { ManagedAccount } from '@urzad/contract';
import { ofOffice } from '../kinds';
import type { Rights } from '../right';
import { NEW_ROLE, REASON } from '../world';

const WHY = { body: { reason: REASON } };

/** Accounts, roles and groups as the office manages them. */
export const MANAGED_ACCOUNTS = {
  'GET /api/user/get': { ...ofOffice('user_show'), lists: ({ owner }) => owner.id },
  'GET /api/user/counts': ofOffice('user_show'),
  'GET /api/user/managed': { ...ofOffice('user_show'), send: ({ owner }) => ({ query: { id: owner.id } }) },
  'GET /api/user/managed – its sessions': {
    ...ofOffice('user_show', 'base_log'),
    send: ({ owner }) => ({ query: { id: owner.id } }),
    shows: ({ sessions }: ManagedAccount) => sessions !== null,
    unseen: 'no-privilege',
    without: 'the rest',
  },
  'GET /api/user/events': {
    ...ofOffice('user_show', 'base_log'),
    send: ({ owner }) => ({ query: { id: owner.id } }),
  },
  'GET /api/user/lookup': { ...ofOffice('user_show'), send: () => ({ query: { ret_type: 'autocomplete' } }) },
  'POST /api/user/add': {
    ...ofOffice('user_add', 'user_role_grant'),
    send: ({ idOfRole }) => ({
      body: {
        ...{ mail: 'nowy@urzad.example.com', firstname: 'Nowy', lastname: 'Urzędnik' },
        ...{ id_role: idOfRole('KAN'), reason: REASON },
      },
    }),
  },
  'POST /api/user/accountsessionsend': {
    ...ofOffice('user_lock'),
    send: ({ owner }) => ({ query: { id: owner.id }, ...WHY }),
  },
  'POST /api/user/accountlock': {
    ...ofOffice('user_lock'),
    send: ({ owner }) => ({ query: { id: owner.id }, ...WHY }),
  },
  'POST /api/user/accountunlock': {
    ...ofOffice('user_lock'),
    send: ({ locked }) => ({ query: { id: locked.id }, ...WHY }),
  },
  'GET /api/role/get': ofOffice('user_role_show'),
  'GET /api/role/find': {
    ...ofOffice('user_role_show'),
    send: ({ idOfRole }) => ({ query: { id: idOfRole('KON') } }),
  },
  'POST /api/role/add': {
    ...ofOffice('user_role_edit'),
    send: ({ idOfRole }) => ({ body: { ...NEW_ROLE, name: 'Trzecia rola', id_role_base: idOfRole('KON') } }),
  },
  'POST /api/role/set': {
    ...ofOffice('user_role_edit'),
    send: ({ roleKept: { id, row_version } }) => ({ query: { id }, body: { row_version, ...NEW_ROLE } }),
  },
  'POST /api/role/activeset': {
    ...ofOffice('user_role_edit'),
    send: ({ roleKept }) => ({ query: { id: roleKept.id }, body: { active: 'no', reason: REASON } }),
  },
  'POST /api/user/secondfactorremove': {
    ...ofOffice('user_edit'),
    // The account of this call has none.
    holder: 'illegal-step',
    send: ({ owner }) => ({ query: { id: owner.id }, ...WHY }),
  },
  'GET /api/userrole/get': ofOffice('user_role_show'),
  'POST /api/userrole/add': {
    ...ofOffice('user_role_grant'),
    send: ({ manager, idOfRole }) => ({
      body: { id_user: manager.id, id_role: idOfRole('KON'), reason: REASON },
    }),
  },
  'POST /api/userrole/end': {
    ...ofOffice('user_role_grant'),
    send: ({ grantOfManager }) => ({ query: { id: grantOfManager.id }, ...WHY }),
  },
  'GET /api/usergroup/get': { ...ofOffice('user_group_show'), lists: ({ groupKept }) => groupKept.id },
  'POST /api/usergroup/add': {
    ...ofOffice('user_group_edit'),
    send: ({ group }) => ({ body: { ...group, name: 'Zespół kontroli' } }),
  },
  'POST /api/usergroup/set': {
    ...ofOffice('user_group_edit'),
    send: ({ group, groupKept: { id, row_version } }) => ({ query: { id }, body: { row_version, ...group } }),
  },
  'POST /api/usergroup/delete': {
    ...ofOffice('user_group_edit'),
    send: ({ groupKept }) => ({ query: { id: groupKept.id }, body: {} }),
  },
} satisfies Rights;
