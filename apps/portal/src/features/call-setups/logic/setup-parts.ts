import type { CallSetup } from '@urzad/contract';
import { CALL_FIELDS, type CallField } from '@urzad/grants';

/** The parts of the form, in their order. */
export const SETUP_PARTS = [
  'dates',
  'means',
  'who',
  'refund',
  'terms',
  'criteria',
  'announcement',
  'faq',
] as const;
export type SetupPart = (typeof SETUP_PARTS)[number];

/** The fields of a part; the last two have texts of their own. */
export function fieldsOf(part: SetupPart): readonly CallField[] {
  const step = SETUP_PARTS.indexOf(part) + 1;
  return (Object.keys(CALL_FIELDS) as CallField[]).filter((name) => CALL_FIELDS[name].step === step);
}

/** The parts of a draft with what is missing in each before it can be announced. */
export function missingByPart({ missing }: Pick<CallSetup, 'missing'>) {
  const partOf = (name: string): SetupPart => {
    if (name === 'announcement' || name === 'faq') return name;
    return SETUP_PARTS[CALL_FIELDS[name as CallField].step - 1] ?? 'dates';
  };
  return SETUP_PARTS.map((part) => ({
    part,
    missing: Object.entries(missing).filter(([name]) => partOf(name) === part),
  }));
}

/** The most that a call can cost: every place for all months at the highest limit. Undefined while one is not known. */
export function largestCost(given: {
  places: readonly (number | null)[];
  months: number | null;
  caps: readonly (number | null)[];
}): { places: number; months: number; cap: number; sum: number } | undefined {
  const places = given.places.reduce<number>((sum, count) => sum + (isCount(count) ? count : 0), 0);
  const cap = Math.max(0, ...given.caps.filter(isCount));
  const { months } = given;
  return isCount(months) && places > 0 && cap > 0
    ? { places, months, cap, sum: places * months * cap }
    : undefined;
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value);
}
