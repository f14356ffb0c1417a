import type { DemoClock } from '../src/clock';
import { START } from './template-data';

export interface TestClock extends DemoClock {
  /** Moves both clocks. */
  advance(ms: number): void;
}

/** Stands still until a test moves it: no test waits for real time. */
export function testClock(): TestClock {
  let now = START;
  let business: Date | null = null;

  return {
    now: () => now,
    business: () => business ?? now,
    set(moment) {
      business = moment;
    },
    advance(ms) {
      now = new Date(now.getTime() + ms);
      if (business) business = new Date(business.getTime() + ms);
    },
  };
}
