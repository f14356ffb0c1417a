import type { CallRanking, CofundingCall, Registration } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { printLists, sendResults } from '../resources/call-rankings/public';
import { promoteReserve } from '../resources/cofunding-registrations/public';
import { OLD_CALL, REGISTRATION_PLANS, SETTLED_CALL } from './registration-plans';
import { type Stage, signIn } from './stage';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

export const RESIGNED = '2027-02-05 10:30';
const RANKED = [
  { call: SETTLED_CALL, at: '2026-03-24 12:00' },
  { call: OLD_CALL, at: '2026-11-24 12:00' },
] as const;
export const MANAGER = 'kierownik@urzad.example.com';
const DIRECTOR = 'dyrektor@urzad.example.com';
const NEVER = new AbortController().signal;

/** The results of the calls that are over. */
export const RANKING_ACTS = RANKED.map(({ call, at }) => ({
  at,
  make: (stage: Stage) => rankCall(stage, { call, at }),
}));

/** One person proposes and publishes, another approves (Order §12). A list that was published before a crash stays. */
async function rankCall(stage: Stage, { call, at }: { call: string; at: string }): Promise<void> {
  const { app, clock } = stage;
  clock.set(getMoment(at));
  const manager = await signIn(stage, MANAGER);
  const director = await signIn(stage, DIRECTOR);
  const id = await idOfCall(manager, call);
  const { proposal }: CallRanking = dataOf(await manager.get(`/api/cofundingcall/ranking?id=${id}`));
  if (!proposal?.published) {
    await take(manager, id, 'propose');
    await take(director, id, 'approveproposal');
    await take(manager, id, 'rank');
  }
  await manager.leave();
  await director.leave();
  // At the time of their list, not of one before it.
  if (proposal?.document) return;
  await sendResults(app, clock.business(), NEVER);
  await printLists(app, clock.business(), NEVER);
}

/** Somebody with a place resigned, and the first of the reserve list moved up (Process §8.1). */
export async function resignAndPromote(stage: Stage): Promise<void> {
  const { app, clock } = stage;
  clock.set(getMoment(RESIGNED));
  for (const { mail } of REGISTRATION_PLANS.filter(({ end }) => end === 'resigned')) {
    const parent = await signIn(stage, mail);
    const rows: Registration[] = dataOf(await parent.get('/api/cofundingregistration/get'));
    const { step, find } = walkRegistration(parent);
    for (const { id, call_number, status } of rows) {
      if (call_number !== OLD_CALL || status === 'withdrawn') continue;
      const { row_version } = await find(id);
      await step('withdraw', id, { row_version, reason: 'ZMIANA_OPIEKI' });
    }
    await parent.leave();
  }
  await promoteReserve(app, clock.business(), NEVER);
}

async function take(who: Walker, id: number, step: string): Promise<void> {
  const { row_version }: CallRanking = dataOf(await who.get(`/api/cofundingcall/ranking?id=${id}`));
  dataOf(await who.post(`/api/cofundingcall/${step}?id=${id}`, { row_version }));
}

export async function idOfCall(who: Walker, wanted: string): Promise<number> {
  const calls: CofundingCall[] = dataOf(await who.get('/api/cofundingcall/get?page_count=100'));
  const id = calls.find(({ number }) => number === wanted)?.id;
  if (id === undefined) throw new Error(`Call ${wanted} is not among the demo data.`);
  return id;
}
