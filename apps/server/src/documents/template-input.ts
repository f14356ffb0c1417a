import { type Covers, printable } from './printable-text';

const DAY = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
const TIME = new Intl.DateTimeFormat('pl-PL', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  timeZone: 'Europe/Warsaw',
});

/**
 * What a template reads: every text printable, every moment as `{ day, moment }` in words and Polish time
 * (`10 lutego 2027 r.`, `10 lutego 2027 r., godz. 08:00:00.412`).
 */
export function templateInput(value: unknown, covers: Covers): unknown {
  if (typeof value === 'string') return printable(value, covers);
  if (value instanceof Date) return { day: dayText(value), moment: momentText(value) };
  if (Array.isArray(value)) return value.map((item) => templateInput(item, covers));
  if (value === null || typeof value !== 'object') return value;

  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, templateInput(item, covers)]));
}

function dayText(instant: Date): string {
  return `${DAY.format(instant)} r.`;
}

/** The milliseconds stand after a dot, as in the office's lists: they decide the order of registrations. */
export function momentText(instant: Date): string {
  return `${dayText(instant)}, godz. ${TIME.format(instant).replace(',', '.')}`;
}
