import type { Locale } from '../words/locale';
import { onFirstUse } from '../words/on-first-use';

/** The largest file of the portal, unless an office sets another limit (Spec §9). */
export const FILE_LIMIT_BYTES = 3_000_000;

/** The largest storage of the portal in a browser (Spec §9). */
export const STORAGE_LIMIT_BYTES = 3_000_000;

const STEP = 1024;
const STORAGE_STEP = 1000;
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/**
 * `1,24 MB`: steps of 1024, two decimals, a comma (Spec §9). Bytes themselves have no fractions: `512 B`. The space
 * does not break. */
export function formatBytes(bytes: number, locale: Locale = 'pl'): string {
  let amount = bytes;
  let unit = 0;
  // 1023,999 kB would be shown as 1024,00 kB, so the rounded amount decides the unit.
  while (Math.round(amount * 100) / 100 >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }

  const text = unit === 0 ? String(Math.round(amount)) : amount.toFixed(2);
  return `${locale === 'pl' ? text.replace('.', ',') : text}\u00a0${UNITS[unit]}`;
}

const TWO_DECIMALS = { maximumFractionDigits: 2 } as const;
const AMOUNTS = {
  pl: onFirstUse(() => new Intl.NumberFormat('pl-PL', TWO_DECIMALS)),
  en: onFirstUse(() => new Intl.NumberFormat('en-GB', TWO_DECIMALS)),
};

/** `1,86 MB`: storage of the browser, in steps of 1000 from kilobytes on (Spec §9). The space does not break. */
export function formatStorage(bytes: number, locale: Locale = 'pl'): string {
  let amount = bytes / STORAGE_STEP;
  let unit = 1;
  // The rounded amount decides the unit, as above.
  while (Math.round(amount * 100) / 100 >= STORAGE_STEP && unit < UNITS.length - 1) {
    amount /= STORAGE_STEP;
    unit += 1;
  }

  return `${AMOUNTS[locale]().format(amount)}\u00a0${UNITS[unit]}`;
}
