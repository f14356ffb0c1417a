import { createHash } from 'node:crypto';
import type { baseLog } from './table';

export type LogRow = typeof baseLog.$inferSelect;

/** The previous hash of the first row. */
export const CHAIN_START = '0'.repeat(64);

/** Hash of a row and of all rows before it. `id` is left out: the database assigns it after the hash is computed. */
export function hashOf(row: Omit<LogRow, 'id' | 'hash'>): string {
  const { prev_hash, date, ...facts } = row;
  return createHash('sha256')
    .update(prev_hash)
    .update(canonical({ ...facts, date: date.toISOString() }))
    .digest('hex');
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
