import { SEE_CASES, SEE_REGISTRATIONS } from '@urzad/grants';
import { onePage } from '../../samples';
import { FOR_ALL, OWN, OWN_LIST, OWNED, ofBoth, ofOffice } from '../kinds';
import type { Right, Rights } from '../right';

const FOUND = { ret_type: 'autocomplete', has_text: 'a' };
const PAGE = Buffer.from(await onePage()).toString('base64');
/** Each source has its privilege; who sees none is refused. */
const SOURCES_OF_OTHERS = { without: 'other rows', none: 'no-privilege' } satisfies Partial<Right>;

/** What every page asks for, and what a person keeps beside their account. */
export const BASE = {
  'GET /api/base/initsystem': FOR_ALL,
  'GET /api/base/initapplication': FOR_ALL,
  'GET /api/base/clock': FOR_ALL,
  'GET /api/base/whoami': FOR_ALL,
  'GET /api/application/find': { ...FOR_ALL, send: ({ application }) => ({ query: { uuid: application } }) },

  'POST /api/baseconfig/usersetmany': { ...OWN, send: () => ({ body: { view: 'grid' } }) },

  'GET /api/basenotification/get': { ...OWN_LIST, lists: ({ notification }) => notification.id },
  'POST /api/basenotification/set': {
    ...OWNED,
    send: ({ notification }) => ({ query: { id: notification.id }, body: { show: 'yes' } }),
  },
  'POST /api/basenotification/setall': { ...OWN, send: () => ({ body: { show: 'yes' } }) },
  'DELETE /api/basenotification/delete': {
    ...OWNED,
    send: ({ notification }) => ({ query: { id: notification.id } }),
  },

  'GET /api/basetablepreset/get': { ...OWN_LIST, lists: ({ kept }) => kept.id },
  'POST /api/basetablepreset/add': { ...OWN, send: ({ view }) => ({ body: view }) },
  'POST /api/basetablepreset/set': {
    ...OWNED,
    send: ({ kept }) => ({ query: { id: kept.id }, body: { name: 'Inne' } }),
  },
  'DELETE /api/basetablepreset/delete': { ...OWNED, send: ({ kept }) => ({ query: { id: kept.id } }) },

  'POST /api/base/showexec – an application': {
    ...ofBoth(SEE_REGISTRATIONS),
    of: ({ sent }) => sent.who,
    send: ({ sent }) => ({ body: { id_obj: sent.registration.id } }),
  },
  'POST /api/base/showexec – a case': {
    ...ofBoth(SEE_CASES),
    send: ({ asked }) => ({ body: { id_obj: asked.id, obj_type: 'officecase' } }),
  },

  'GET /api/locality/get': FOR_ALL,
  'POST /api/locality/add': {
    ...ofOffice('library_edit'),
    send: ({ community }) => ({ body: { name: 'Nowe Zmyślone', community } }),
  },
  'GET /api/locality/lookup': { ...FOR_ALL, send: () => ({ query: FOUND }) },
  'GET /api/library/lookup': { ...FOR_ALL, send: () => ({ query: { ...FOUND, code: 'ISCED' } }) },

  'GET /api/raportconfig/datasources – of the log': {
    ...ofOffice('base_log'),
    lists: () => 'logins',
    ...SOURCES_OF_OTHERS,
  },
  'GET /api/raportconfig/datasources – of privileges': {
    ...ofOffice('user_privilege'),
    lists: () => 'role_log',
    ...SOURCES_OF_OTHERS,
    auditor: 'other rows',
  },
  'GET /api/baserecord/get': ofOffice('base_dev'),
  'GET /api/baserecord/download': ofOffice('base_dev'),

  'POST /api/contactmessage/add': {
    ...FOR_ALL,
    send: () => ({
      body: {
        ...{ topic: 'INNE', name: 'Zenon Testowy', mail: 'zenon@example.com', phone: '', body: 'Pytanie' },
        ...{ clause_ack: 'yes', website: '', filled_ms: 60_000 },
      },
    }),
  },

  // Of demo mode; all but the signature only from the machine of the server.
  'GET /api/outbox/get': FOR_ALL,
  'POST /api/demo/clock': { ...FOR_ALL, send: () => ({ body: { now: null } }) },
  'POST /api/demo/sign': { ...OWN, send: () => ({ body: { pdf: PAGE } }) },
} satisfies Rights;
