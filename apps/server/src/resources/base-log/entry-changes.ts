import type { LogChange } from '@urzad/contract';
import { isSensitiveKind } from '@urzad/grants';

/** Texts that people wrote about a person, and what a file tells of them. */
const WRITTEN = new Set(['reason', 'note', 'reasons', 'return_reason', 'second_note', 'text', 'bank_ref']);
/** Objects about nobody's health or family: what is written there is about work. */
const OF_OFFICE = new Set(['user', 'role', 'userrole', 'usergroup', 'cofundingcall', 'cofundingpaymentlist']);
/** Two values under such a name are a list, not a change. */
const LISTS = new Set([
  'fields',
  'ids',
  'kinds',
  'care',
  'lines',
  'months',
  'due',
  'holders',
  'add',
  'remove',
  'members',
]);
/** Digits of a PESEL or of an account, also with spaces or dashes, and right after the letters of a country. */
const DIGITS = /(?<![0-9])(?:[0-9]{11,}|[0-9]{2}(?:[ \u00a0-]?[0-9]{4}){6})(?![0-9])/;
/** Fingerprints and keys of objects stay whole, though they may have as many digits in a row. */
const FINGERPRINT = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})\b/;
const KEPT_OR_MASKED = new RegExp(`(${FINGERPRINT.source})|${DIGITS.source}`, 'g');
const MASK = '•••';

interface Entry {
  obj_type: string | null;
  diff: unknown;
}

/**
 * What an entry holds, value by value. A PESEL or an account number is masked for everybody, whoever wrote it there;
 * written reasons and files about health are left out for who may not see sensitive data.
 */
export function shownChanges(
  { obj_type, diff }: Entry,
  { seesSensitive }: { seesSensitive: boolean },
): LogChange[] {
  if (!isRecord(diff)) return [];
  return Object.entries(unfolded(diff)).map(([field, value]) => {
    const isHidden = !seesSensitive && isSensitive(field, value, obj_type);
    if (isHidden) return { field, after: null, hidden: 'yes' };
    if (isChange(field, value)) {
      return { field, before: textOf(value[0]), after: textOf(value[1]), hidden: 'no' };
    }
    return { field, after: textOf(value), hidden: 'no' };
  });
}

/** `{before: {a}, after: {a}}` as `{a: [before, after]}`. */
function unfolded(diff: Record<string, unknown>): Record<string, unknown> {
  const { before, after, ...rest } = diff;
  if (before === undefined && after === undefined) return rest;
  if (!isRecord(after) || (before !== undefined && !isRecord(before)))
    return { ...rest, value: [before, after] };
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  const changed = fields.filter((field) => textOf(before?.[field]) !== textOf(after[field]));
  return {
    ...Object.fromEntries(
      changed.map((field) => [field, before ? [before[field], after[field]] : after[field]]),
    ),
    ...rest,
  };
}

function isSensitive(field: string, value: unknown, obj_type: string | null): boolean {
  if (WRITTEN.has(field)) return !OF_OFFICE.has(obj_type ?? '');
  return [value].flat().some((part) => typeof part === 'string' && isSensitiveKind(part));
}

function isChange(field: string, value: unknown): value is [unknown, unknown] {
  return Array.isArray(value) && value.length === 2 && !LISTS.has(field);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((part) => textOf(part) ?? '').join(', ');
  return masked(isRecord(value) ? JSON.stringify(value) : String(value));
}

function masked(text: string): string {
  return text.replace(KEPT_OR_MASKED, (_found, kept: string | undefined) => kept ?? MASK);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
