export type StorageLevel = 'low' | 'middle' | 'high';

const MIDDLE_FROM = 40;
const HIGH_FROM = 80;

/** Whole percents in use, 0 to 100, rounded down, so that 100 % means full. */
export function percentInUse(used: number, limit: number): number {
  if (limit <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((used / limit) * 100)));
}

/** The levels of Spec §9: below 40 %, below 80 %, and above. */
export function storageLevel(percent: number): StorageLevel {
  if (percent < MIDDLE_FROM) return 'low';
  return percent < HIGH_FROM ? 'middle' : 'high';
}
