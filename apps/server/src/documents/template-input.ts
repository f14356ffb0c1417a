import { exactMomentText, longDateText, warsawDate } from '@urzad/domain';
import { type Covers, printable } from './printable-text';

/**
 * The data of a template: every text printable, every timestamp as `{ day, moment }` in words and Polish time
 * (`10 lutego 2027 r.`, `10 lutego 2027 r., 08:00:00,412`).
 */
export function templateInput(value: unknown, covers: Covers): unknown {
  if (typeof value === 'string') return printable(value, covers);
  if (value instanceof Date) return { day: dayText(value), moment: exactMomentText(value) };
  if (Array.isArray(value)) return value.map((item) => templateInput(item, covers));
  if (value === null || typeof value !== 'object') return value;

  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, templateInput(item, covers)]));
}

function dayText(instant: Date): string {
  return longDateText(warsawDate(instant));
}
