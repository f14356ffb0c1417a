import { DAY_MS, utcDay } from '../dates/iso-date';
import { type Grosze, roundHalfUp } from '../money/money';

/** The type of the cells of a column. An empty cell is `null`, `undefined` or an empty text. */
export type ColumnType = 'text' | 'number' | 'price' | 'date' | 'time' | 'datetime';

/** Text, a number, whole grosze, `YYYY-MM-DD`, `HH:MM` or a timestamp in ISO 8601, by the type of the column. */
export type ColumnValue = string | number | null | undefined;

const OF_TEXT = ['first', 'last'] as const;
const OF_NUMBERS = ['min', 'max', 'avg', 'sum', 'median'] as const;
/** Days and timestamps have no zero: they have a mean, but no sum. */
const OF_DAYS = ['min', 'max', 'avg', 'median'] as const;

export const COLUMN_OPERATION_CODES = [...OF_TEXT, ...OF_NUMBERS] as const;

export type ColumnOperation = (typeof COLUMN_OPERATION_CODES)[number];

/**
 * The operations of a column (Spec §3, report configuration, without the sum of days and of timestamps: decision
 * 0009); a price is a number of grosze.
 */
export const COLUMN_OPERATIONS: Readonly<Record<ColumnType, readonly ColumnOperation[]>> = {
  text: OF_TEXT,
  number: OF_NUMBERS,
  price: OF_NUMBERS,
  date: OF_DAYS,
  time: OF_NUMBERS,
  datetime: OF_DAYS,
};

export function isEmptyCell(value: ColumnValue): value is null | undefined | '' {
  return !isFilled(value);
}

function isFilled(value: ColumnValue): value is string | number {
  return value !== null && value !== undefined && value !== '';
}

/**
 * One value for a whole column, in the type of the column; `null` when every cell is empty. Empty cells do not count,
 * so they do not lower an average. Days and timestamps have no sum; times add up to hours (`31:30`).
 */
export function columnOperation(
  type: ColumnType,
  operation: ColumnOperation,
  values: readonly ColumnValue[],
): string | number | null {
  const filled = values.filter(isFilled);
  if (operation === 'first') return filled.at(0) ?? null;
  if (operation === 'last') return filled.at(-1) ?? null;
  if (type === 'text' || filled.length === 0) return null;
  if (operation === 'sum' && (type === 'date' || type === 'datetime')) return null;

  const scale = SCALES[type];
  return scale.write(ARITHMETIC[operation](filled.map(scale.read), scale.mean));
}

type Mean = (sum: number, count: number) => number;
type NumericOperation = (typeof OF_NUMBERS)[number];

const ARITHMETIC: Record<NumericOperation, (numbers: number[], mean: Mean) => number> = {
  // Not Math.min(...numbers): a hundred thousand arguments are more than a call of a function takes.
  min: (numbers) => numbers.reduce((least, number) => Math.min(least, number)),
  max: (numbers) => numbers.reduce((most, number) => Math.max(most, number)),
  sum: total,
  avg: (numbers, mean) => mean(total(numbers), numbers.length),
  median: (numbers, mean) => {
    const sorted = numbers.toSorted((a, b) => a - b);
    const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return lower === upper ? lower : mean(lower + upper, 2);
  },
};

interface Scale {
  read: (value: string | number) => number;
  write: (number: number) => string | number;
  mean: Mean;
}

const divide: Mean = (sum, count) => sum / count;

/** How each type is converted to a number and back. Means of whole units are whole: half a grosz is rounded up. */
const SCALES: Record<Exclude<ColumnType, 'text'>, Scale> = {
  number: { read: Number, write: Number, mean: divide },
  price: { read: Number, write: (grosze: Grosze) => grosze, mean: roundHalfUp },
  // The mean of two neighbouring days is the earlier one.
  date: {
    read: (day) => Date.parse(String(day)) / DAY_MS,
    write: (day) => utcDay(new Date(day * DAY_MS)),
    mean: (sum, count) => Math.floor(sum / count),
  },
  time: { read: minutesOf, write: clockText, mean: roundHalfUp },
  datetime: {
    read: (instant) => Date.parse(String(instant)),
    write: (instant) => new Date(instant).toISOString(),
    mean: roundHalfUp,
  },
};

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function minutesOf(time: string | number): number {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number);
  return hours * 60 + minutes;
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
