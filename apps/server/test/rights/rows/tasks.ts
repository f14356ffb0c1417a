import { ofOffice } from '../kinds';
import type { Rights } from '../right';
import { REASON } from '../world';

/** Cyclic tasks: who reads the log sees them, who may run tasks acts. */
export const TASKS = {
  'GET /api/basetask/get': ofOffice('base_log'),
  'GET /api/basetask/runs': { ...ofOffice('base_log'), send: () => ({ query: { code: 'reminders' } }) },
  'POST /api/basetask/run': { ...ofOffice('base_task_run'), send: () => ({ query: { code: 'reminders' } }) },
  'POST /api/basetask/enable': {
    ...ofOffice('base_task_run'),
    send: () => ({ query: { code: 'call_news' }, body: { enabled: 'no', reason: REASON } }),
  },
  'POST /api/basetask/set': {
    ...ofOffice('base_task_run'),
    send: () => ({
      query: { code: 'session_cleanup' },
      body: { row_version: 1, params: { run_days: 60 } },
    }),
  },
} satisfies Rights;
