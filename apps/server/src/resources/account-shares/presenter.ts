import type { AccountShare, ShareAct } from '@urzad/contract';
import type { baseLog } from '../../audit-log/table';
import type { ShareRow } from './repository';

type LogRow = typeof baseLog.$inferSelect;

export function presentShare(
  row: ShareRow,
  { name_main, business }: { name_main: string; business: Date },
): AccountShare {
  return {
    id: row.id,
    status: statusOf(row, business),
    mail: row.mail,
    name_main,
    create_date: row.create_date.toISOString(),
    valid_to: row.valid_to.toISOString(),
    revoked_date: row.revoked_date?.toISOString() ?? null,
  };
}

export function statusOf({ revoked_date, valid_to }: ShareRow, business: Date): AccountShare['status'] {
  if (revoked_date) return 'revoked';
  return valid_to > business ? 'active' : 'expired';
}

/** The events of acting by their names; other writes by the verb of their call. */
const ACTS_OF_EVENTS: Readonly<Record<string, ShareAct['act']>> = {
  'user.acting-begin': 'begin',
  'user.acting-end': 'end',
  'user.acting-open': 'open',
  'user.acting-refused': 'refused',
  'user.logout': 'end',
};
const ACTS_OF_VERBS: Readonly<Record<string, ShareAct['act']>> = {
  add: 'add',
  set: 'save',
  attach: 'file',
  detach: 'file',
  uploadfile: 'file',
  uploadchunk: 'file',
};

/** One entry of the log without its values: the person reads what was done, not how the server wrote it down. */
export function presentAct(row: LogRow): ShareAct {
  const [, , entity = null, verb = null] = (row.path ?? '').split('/');
  return {
    id: row.id,
    date: row.date.toISOString(),
    act: ACTS_OF_EVENTS[row.event] ?? ACTS_OF_VERBS[verb ?? ''] ?? 'other',
    entity,
    verb,
    id_obj: row.id_obj,
  };
}
