import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/**
 * Two clocks (Order §8). The technical one is always real: tokens, codes, limits. The business one dates the actions
 * of people; demo mode may shift or stop it.
 */
export interface Clock {
  /** Technical time. */
  now(): Date;
  /** Business time. */
  business(): Date;
}

export interface DemoClock extends Clock {
  /** Stops the business clock at a time; `null` lets it run on from there. */
  set(moment: Date | null): void;
}

export const systemClock: Clock = { now: () => new Date(), business: () => new Date() };

const kept = z.union([z.object({ offset: z.number() }), z.object({ frozen: z.iso.datetime() })]);
type Kept = z.infer<typeof kept>;

/** Keeps the offset of the demo clock in the data folder, so that a restart does not turn the time back. */
export function demoClock(dataDir: string, start: Date, now: () => Date = () => new Date()): DemoClock {
  const file = path.join(dataDir, 'clock.json');
  let state = read(file) ?? save(file, { offset: start.getTime() - now().getTime() });

  const business = () =>
    'frozen' in state ? new Date(state.frozen) : new Date(now().getTime() + state.offset);

  return {
    now,
    business,
    set(moment) {
      state = save(
        file,
        moment ? { frozen: moment.toISOString() } : { offset: business().getTime() - now().getTime() },
      );
    },
  };
}

function read(file: string): Kept | undefined {
  try {
    return z.parse(kept, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} is damaged. Delete it: the demo clock then starts at DEMO_NOW.`, {
      cause: error,
    });
  }
}

function save(file: string, state: Kept): Kept {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
  return state;
}
