import { getMoment } from '@urzad/domain';
import { endMembers, rollSchedules } from '../resources/cofunding-members/public';
import type { Stage } from './stage';

const NEVER = new AbortController().signal;

/** The first nights of the months with co-funding before the demo, in which schedules move on (Process §2.21). */
const NIGHTS = ['2026-12-01 00:10', '2027-01-01 00:10', '2027-02-01 00:10'];

export function nights(): { at: string; make: (stage: Stage) => Promise<void> }[] {
  return NIGHTS.map((at) => ({ at, make: (stage) => pass(stage, at) }));
}

async function pass({ app, clock }: Stage, at: string): Promise<void> {
  clock.set(getMoment(at));
  await rollSchedules(app, clock.business(), NEVER);
  await endMembers(app, clock.business(), NEVER);
}
