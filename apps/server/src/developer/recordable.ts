import { withoutHidden } from '../http/logger';

const MASK = '***';
/** A longer text is a message, or the content of a file: a list of calls keeps its length only. */
const TEXT_MAX = 200;
/**
 * A PESEL (11 digits), an account number (26, in groups) and a code of six digits are masked wherever they are typed, also
 * in a search or in the text of a message, where the name of the field says nothing.
 */
const NUMBERS = /(?<!\d)(?:\d{11}|\d{6}|(?:PL)?\d{2}(?:[ -]?\d{4}){6})(?!\d)/gi;

/** The query or the body of a call as a list of recorded actions may keep it. */
export function recordable(sent: object): Record<string, unknown> {
  const shown = Object.entries(withoutHidden(sent)).map(([key, value]) => [key, shownValue(value)]);
  return Object.fromEntries(shown);
}

function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return shownText(value);
  // Large enough to be a PESEL or an account.
  if (typeof value === 'number') return Math.abs(value) >= 10_000_000_000 ? MASK : value;
  if (Array.isArray(value)) return value.map(shownValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shownValue(inner)]));
}

function shownText(text: string): string {
  const masked = text.replace(NUMBERS, MASK);
  return masked.length > TEXT_MAX ? `${MASK} (${text.length})` : masked;
}
