import { ofOffice } from '../kinds';
import type { Rights } from '../right';
import { REASON } from '../world';

const INSPECTOR = ofOffice('rodo_anonymise');

/** Lists of data whose term has passed. */
export const RETENTION = {
  'GET /api/retentionlist/get': { ...INSPECTOR, lists: ({ retention }) => retention.list.id },
  'POST /api/retentionlist/approve': {
    ...INSPECTOR,
    send: ({ retention: { list } }) => ({
      query: { id: list.id },
      body: { row_version: list.row_version, consent: 'AP-1/2038' },
    }),
  },
  'POST /api/retentionlist/refuse': {
    ...INSPECTOR,
    send: ({ retention: { list } }) => ({
      query: { id: list.id },
      body: { row_version: list.row_version, reason: REASON },
    }),
  },
  'GET /api/retentionrow/get': { ...INSPECTOR, lists: ({ retention }) => retention.proposed.id },
  'GET /api/retentionrow/counts': INSPECTOR,
  'GET /api/retentionrow/find': {
    ...INSPECTOR,
    send: ({ retention: { proposed } }) => ({ query: { id: proposed.id } }),
  },
  'POST /api/retentionrow/keep': {
    ...INSPECTOR,
    send: ({ retention: { proposed } }) => ({
      query: { id: proposed.id },
      body: { row_version: proposed.row_version, reason: REASON },
    }),
  },
  'POST /api/retentionrow/propose': {
    ...INSPECTOR,
    send: ({ retention: { kept } }) => ({ query: { id: kept.id }, body: { row_version: kept.row_version } }),
  },
} satisfies Rights;
