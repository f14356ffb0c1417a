import { SEE_CALLS, SEE_CASES, SEE_PAYMENTS, SEE_REGISTRATIONS } from '@urzad/grants';
import { shippedWords } from '../../../src/resources/notice-templates/template-view';
import { DEFAULT_TEXTS } from '../../../src/settings/default-texts';
import { authorityFile } from '../../authorities';
import { onePage } from '../../samples';
import { FOR_ALL, OWN, OWN_LIST, OWNED, ofBoth, ofOffice, REFUSED } from '../kinds';
import type { Rights } from '../right';
import type { World } from '../world';

const CHANGE_APPLICATIONS = ['application_show', 'application_edit'] as const;
const CHANGE_SETTINGS = ['base_config', 'application_edit'] as const;
const CHANGE_TEMPLATES = ['base_template_show', 'base_template_edit'] as const;
const NO_MAIL_SERVER = { host: '127.0.0.1', port: 1, security: 'auto', user: '', from: 'urzad@example.com' };
const STAMPS = await authorityFile('stamps');
const FOUND = { ret_type: 'autocomplete', has_text: 'a' };
const PAGE = Buffer.from(await onePage()).toString('base64');
/** One invented place in the format of the official registers. */
const REGISTERS = {
  terc: 'WOJ;POW;GMI;RODZ;NAZWA;NAZWA_DOD;STAN_NA\n32;14;06;2;Kobylanka;gmina wiejska;2027-01-01',
  simc: 'WOJ;POW;GMI;RODZ_GMI;RM;MZ;NAZWA;SYM;SYMPOD;STAN_NA\n32;14;06;2;01;1;Zmyślin;9000001;9000001;2027-01-01',
};
const NEW_ITEM = {
  ...{ name: 'Nowa kategoria', name_en: 'A new category', number: null, color: null },
  ...{ valid_from: null, valid_to: null, rate: null },
};
const ofLibrary =
  (name: 'id' | 'id_library') =>
  ({ category }: World) => ({ query: { [name]: category.id_library } });
const versionOf = ({ category: { id, row_version } }: World) => ({ query: { id }, body: { row_version } });

/** What every page asks for, and what a person keeps beside their account. */
export const BASE = {
  'GET /api/base/initsystem': FOR_ALL,
  'GET /api/base/initapplication': FOR_ALL,
  'GET /api/base/accessibility': FOR_ALL,
  'GET /api/base/clock': FOR_ALL,
  'GET /api/base/whoami': FOR_ALL,
  'GET /api/application/find': { ...FOR_ALL, send: ({ application }) => ({ query: { uuid: application } }) },
  'GET /api/application/get': {
    ...ofOffice('application_show'),
    lists: ({ applicationKept }) => applicationKept.id,
  },
  'POST /api/application/add': {
    ...ofOffice(...CHANGE_APPLICATIONS),
    send: ({ applicationForm }) => ({ body: { form: { ...applicationForm, folder: 'druga-proba' } } }),
  },
  'POST /api/application/set': {
    ...ofOffice(...CHANGE_APPLICATIONS),
    send: ({ applicationForm: form, applicationKept: { id, row_version } }) => ({
      query: { id },
      body: { row_version, form },
    }),
  },
  'POST /api/application/delete': {
    ...ofOffice(...CHANGE_APPLICATIONS),
    send: ({ applicationKept }) => ({ query: { id: applicationKept.id }, body: {} }),
  },

  'GET /api/baseconfig/get': ofOffice('base_config'),
  'POST /api/baseconfig/set': {
    ...ofOffice(...CHANGE_SETTINGS),
    send: () => ({ body: { section: 'texts', row_version: 0, form: DEFAULT_TEXTS } }),
  },
  'POST /api/baseconfig/trymail': {
    ...ofOffice(...CHANGE_SETTINGS),
    // Nothing answers at this port.
    holder: 'illegal-step: mail-unreachable',
    send: () => ({ body: { to: 'anna@example.com', form: NO_MAIL_SERVER, password: '' } }),
  },
  'GET /api/basetemplate/get': ofOffice('base_template_show'),
  'POST /api/basetemplate/set': {
    ...ofOffice(...CHANGE_TEMPLATES),
    send: () => ({ body: { code: 'exit-form', row_version: 0, words: shippedWords('exit-form') } }),
  },
  'POST /api/basetemplate/restore': {
    ...ofOffice(...CHANGE_TEMPLATES),
    // As it is shipped there is nothing to return to.
    holder: 'illegal-step',
    send: () => ({ body: { code: 'claim-paid', row_version: 0 } }),
  },
  'GET /api/basetrustanchor/get': { ...ofOffice('base_config'), lists: ({ anchorKept }) => anchorKept.id },
  'POST /api/basetrustanchor/add': {
    ...ofOffice(...CHANGE_SETTINGS),
    send: () => ({ body: { purpose: 'time-stamp', file: STAMPS } }),
  },
  'POST /api/basetrustanchor/delete': {
    ...ofOffice(...CHANGE_SETTINGS),
    send: ({ anchorKept }) => ({ query: { id: anchorKept.id }, body: {} }),
  },
  'POST /api/baseconfig/usersetmany': { ...OWN, send: () => ({ body: { view: 'grid' } }) },

  'GET /api/dashboard/waiting': ofOffice('dashboard_show'),
  'GET /api/dashboard/team': ofOffice('dashboard_show', 'office_case_assign'),
  'GET /api/dashboard/week': ofOffice('dashboard_show'),
  'GET /api/dashboard/calls': ofOffice('dashboard_show', SEE_CALLS),
  'GET /api/dashboard/money': ofOffice('dashboard_show', SEE_PAYMENTS),

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

  'GET /api/basenotification/sent': {
    ...ofOffice('base_log'),
    lists: ({ notification }) => notification.id,
  },
  'GET /api/basenotification/sentcounts': ofOffice('base_log'),
  'GET /api/basenotification/senttext': {
    ...ofOffice('base_log'),
    send: ({ notification }) => ({ query: { id: notification.id } }),
  },
  'GET /api/basenotification/sendagaincheck': {
    ...ofOffice('base_log', 'base_notification_send'),
    send: ({ mailed }) => ({ query: { ids: String(mailed) } }),
  },
  'POST /api/basenotification/sendagain': {
    ...ofOffice('base_log', 'base_notification_send'),
    send: ({ mailed }) => ({ body: { ids: [mailed] } }),
  },

  'GET /api/basemessage/get': ofOffice('base_notification_send'),
  'GET /api/basemessage/choices': ofOffice('base_notification_send'),
  'GET /api/basemessage/people': ofOffice('base_notification_send'),
  'GET /api/basemessage/audience': {
    ...ofOffice('base_notification_send'),
    send: () => ({ query: { kind: 'members' } }),
  },
  'POST /api/basemessage/add': {
    ...ofOffice('base_notification_send'),
    send: ({ owner }) => ({
      body: {
        ...{ kind: 'people', id_of: null, ids: [owner.id], channel: 'portal', count: 1, en: null },
        ...{ subject_pl: 'Przerwa', text_pl: '{imie}, wracamy jutro.' },
      },
    }),
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

  'POST /api/base/socketticket': OWN,
  'GET /api/base/onlookers': {
    ...ofOffice(SEE_CASES),
    without: 'object-no-exist',
    send: ({ asked }) => ({ query: { id_obj: asked.id, obj_type: 'officecase' } }),
  },

  'GET /api/locality/get': FOR_ALL,
  'POST /api/locality/add': {
    ...ofOffice('library_edit'),
    send: ({ community }) => ({ body: { name: 'Nowe Zmyślone', community } }),
  },
  'POST /api/locality/delete': {
    ...ofOffice('library_edit'),
    send: ({ placeOfOffice }) => ({ query: { id: placeOfOffice.id }, body: { row_version: 1 } }),
  },
  'POST /api/locality/import': {
    ...ofOffice('library_edit'),
    send: () => ({ body: { ...REGISTERS, preview: 'yes' } }),
  },
  'GET /api/locality/lookup': { ...FOR_ALL, send: () => ({ query: FOUND }) },
  'GET /api/library/lookup': { ...FOR_ALL, send: () => ({ query: { ...FOUND, code: 'ISCED' } }) },

  'GET /api/library/options': { ...FOR_ALL, send: () => ({ query: { code: 'ISCED' } }) },
  'GET /api/library/get': ofOffice('library_show'),
  'GET /api/library/counts': ofOffice('library_show'),
  'GET /api/library/find': { ...ofOffice('library_show'), send: ofLibrary('id') },
  'GET /api/libraryitem/get': { ...ofOffice('library_show'), send: ofLibrary('id_library') },
  'GET /api/libraryitem/counts': { ...ofOffice('library_show'), send: ofLibrary('id_library') },
  'POST /api/libraryitem/add': {
    ...ofOffice('library_edit'),
    send: ({ category }) => ({
      query: { id_library: category.id_library },
      body: { ...NEW_ITEM, code: 'INNA' },
    }),
  },
  'POST /api/libraryitem/set': {
    ...ofOffice('library_edit'),
    send: (world) => ({ ...versionOf(world), body: { ...versionOf(world).body, ...NEW_ITEM } }),
  },
  'POST /api/libraryitem/move': {
    ...ofOffice('library_edit'),
    send: (world) => ({ ...versionOf(world), body: { ...versionOf(world).body, to: 'up' } }),
  },
  'POST /api/libraryitem/archive': { ...ofOffice('library_edit'), send: versionOf },
  'POST /api/libraryitem/restore': {
    ...ofOffice('library_edit'),
    send: ({ archivedCategory: { id, row_version } }) => ({ query: { id }, body: { row_version } }),
  },
  'POST /api/libraryitem/delete': { ...ofOffice('library_edit'), send: versionOf },

  'GET /api/baselog/get': ofOffice('base_log'),
  'GET /api/baselog/counts': ofOffice('base_log'),
  // The first entry of every database.
  'GET /api/baselog/find': { ...ofOffice('base_log'), send: () => ({ query: { id: 1 } }) },
  'GET /api/baselog/people': { ...ofOffice('base_log'), send: () => ({ query: FOUND }) },
  'GET /api/baselog/person': {
    ...ofOffice('base_log'),
    send: ({ owner }) => ({ query: { id: owner.id } }),
  },
  'GET /api/baselog/chain': ofOffice('base_log'),
  'POST /api/baselog/check': { ...ofOffice('base_log'), send: () => ({ body: {} }) },
  'POST /api/baselog/stop': { ...ofOffice('base_log'), send: () => ({ body: {} }) },
  'POST /api/baselog/export': { ...ofOffice('base_log'), send: () => ({ body: { level: 'warning' } }) },
  'GET /api/baselog/file – with its signature': { ...FOR_ALL, address: ({ logFile }) => logFile },
  'GET /api/baselog/file – without': {
    ...REFUSED,
    address: ({ logFile }) => logFile.replace(/signature=.+/, `signature=${'A'.repeat(43)}`),
  },
  'GET /api/baserecord/get': ofOffice('base_dev'),
  'GET /api/baserecord/download': ofOffice('base_dev'),

  // Of demo mode; all but the signature only from the machine of the server.
  'GET /api/outbox/get': FOR_ALL,
  'POST /api/demo/clock': { ...FOR_ALL, send: () => ({ body: { now: null } }) },
  'POST /api/demo/sign': { ...OWN, send: () => ({ body: { pdf: PAGE } }) },
} satisfies Rights;
