export type StorageLevel = 'low' | 'middle' | 'high';

const MIDDLE_FROM = 40;
const HIGH_FROM = 80;

/** Whole percents in use, 0 to 100: rounded down, so that 100 % means that nothing more fits. */
export function percentInUse(used: number, limit: number): number {
  if (limit <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((used / limit) * 100)));
}

/** Below 40 % there is plenty of room, below 80 % some, then hardly any. */
export function storageLevel(percent: number): StorageLevel {
  if (percent < MIDDLE_FROM) return 'low';
  return percent < HIGH_FROM ? 'middle' : 'high';
}
