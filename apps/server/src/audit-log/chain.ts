import { createHash } from 'node:crypto';
import type { baseLog } from './table';

export type LogRow = typeof baseLog.$inferSelect;
type LogFacts = Omit<LogRow, 'id' | 'hash'>;

/** The previous hash of the first row. */
export const CHAIN_START = '0'.repeat(64);

/** Hash of a row and of all rows before it. `id` is left out: the database assigns it after the hash is computed. */
export function hashOf(row: LogFacts): string {
  const { prev_hash, date, ...facts } = row;
  return createHash('sha256')
    .update(prev_hash)
    .update(canonical({ ...facts, date: date.toISOString() }))
    .digest('hex');
}

/**
 * A row as the database gives it back: NULL for a column without a value, and in JSON what JSON can say. Only such a row
 * has the same hash whenever it is checked.
 */
export function asStored(row: LogFacts): LogFacts {
  return {
    ...row,
    id_user: row.id_user ?? null,
    id_user_main: row.id_user_main ?? null,
    ip: row.ip ?? null,
    method: row.method ?? null,
    path: row.path ?? null,
    obj_type: row.obj_type ?? null,
    id_obj: row.id_obj ?? null,
    request_id: row.request_id ?? null,
    diff: row.diff === undefined ? null : JSON.parse(JSON.stringify(row.diff)),
  };
}

/**
 * Whether a row without an address was hashed as if it had no such column: up to version 0.8 the server did so when the
 * connection was gone before the address was read. Nothing in such a row can be changed without notice either.
 */
export function isHashedWithoutAddress(row: LogFacts, hash: string): boolean {
  const { ip, ...facts } = row;
  return ip === null && hashOf(facts as LogFacts) === hash;
}

/** JSON with sorted keys: the database does not keep their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);

  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
