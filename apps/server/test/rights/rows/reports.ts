import { SEE_CLAIMS } from '@urzad/grants';
import { FOR_ALL, ofOffice, REFUSED } from '../kinds';
import { NEW_REPORT } from '../reports-of-world';
import type { Right, Rights } from '../right';

/** Each source has its privilege; who sees none is refused. */
const SOURCES_OF_OTHERS = { without: 'other rows', none: 'no-privilege' } satisfies Partial<Right>;
const OF_LOG = { send: () => ({ query: { code: 'logins' } }) };
const KEPT = { send: ({ report }) => ({ query: { id: report.id } }) } satisfies Partial<Right>;
const OF_CLAIMS = { send: () => ({ query: { code: 'claims' } }) };

/** Reports, and what the office keeps of them. */
export const REPORTS = {
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
  'GET /api/raportconfig/datasources – of claims': {
    ...ofOffice('report_show', SEE_CLAIMS),
    lists: () => 'claims',
    ...SOURCES_OF_OTHERS,
  },
  'GET /api/raportconfig/rows – of the log': { ...ofOffice('base_log'), ...OF_LOG },
  'GET /api/raportconfig/rows – of claims': { ...ofOffice('report_show', SEE_CLAIMS), ...OF_CLAIMS },
  'GET /api/raportconfig/summary': { ...ofOffice('report_show', SEE_CLAIMS), ...OF_CLAIMS },
  'GET /api/raportconfig/get': {
    ...ofOffice('report_show', SEE_CLAIMS),
    lists: ({ report }) => report.id,
    without: 'other rows',
    unseen: 'no-privilege',
    // It reads reports, but not what the clerk keeps for themselves.
    auditor: 'other rows',
  },
  'GET /api/raportconfig/find': {
    ...ofOffice('report_show', SEE_CLAIMS),
    ...KEPT,
    without: 'object-no-exist',
    unseen: 'no-privilege',
    auditor: 'object-no-exist',
  },
  'POST /api/raportconfig/add': {
    ...ofOffice('report_config', 'report_show', SEE_CLAIMS),
    send: () => ({ body: { source: 'claims', ...NEW_REPORT, name: 'Inne' } }),
  },
  'POST /api/raportconfig/set': {
    ...ofOffice('report_config', 'report_show', SEE_CLAIMS),
    send: ({ report: { id, row_version } }) => ({ query: { id }, body: { row_version, ...NEW_REPORT } }),
    without: 'object-no-exist',
    unseen: 'no-privilege',
  },
  'POST /api/raportconfig/delete': {
    ...ofOffice('report_config', 'report_show', SEE_CLAIMS),
    ...KEPT,
    without: 'object-no-exist',
    unseen: 'no-privilege',
  },
  'POST /api/raportconfig/export': {
    ...ofOffice('report_export', 'report_show', SEE_CLAIMS),
    send: () => ({ body: { source: 'claims', settings: NEW_REPORT.settings, format: 'csv' } }),
  },
  'GET /api/raportconfig/file – with its signature': { ...FOR_ALL, address: ({ reportFile }) => reportFile },
  'GET /api/raportconfig/file – without': {
    ...REFUSED,
    address: ({ reportFile }) => reportFile.replace(/signature=.+/, `signature=${'A'.repeat(43)}`),
  },
} satisfies Rights;
