import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/**
 * Two clocks (Order §8). The technical one is always real: tokens, codes, limits. The business one dates what people
 * do, and demo mode may shift or freeze it.
 */
export interface Clock {
  /** Technical time. */
  now(): Date;
  /** Business time. */
  business(): Date;
}

export interface DemoClock extends Clock {
  /** Freezes the business clock at a moment; `null` lets it run on from there. */
  set(moment: Date | null): void;
}

export const systemClock: Clock = { now: () => new Date(), business: () => new Date() };

const kept = z.union([z.object({ offset: z.number() }), z.object({ frozen: z.iso.datetime() })]);
type Kept = z.infer<typeof kept>;

/** The demo clock remembers its offset in the data folder, so that a restart does not turn time back. */
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
