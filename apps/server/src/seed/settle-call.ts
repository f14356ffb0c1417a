import type { CallSetup } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { idOfCall, MANAGER } from './rank-old-call';
import { SETTLED_CALL } from './registration-plans';
import { type Stage, signIn } from './stage';
import { dataOf } from './walk-registration';

export const SETTLED = '2026-04-20 10:00';

/** Closes the first call, in which every application has come to its end. */
export async function settleCall(stage: Stage): Promise<void> {
  stage.clock.set(getMoment(SETTLED));
  const manager = await signIn(stage, MANAGER);
  const id = await idOfCall(manager, SETTLED_CALL);
  const { status, row_version }: CallSetup = dataOf(await manager.get(`/api/cofundingcall/setup?id=${id}`));
  if (status !== 'settled') dataOf(await manager.post(`/api/cofundingcall/settle?id=${id}`, { row_version }));
  await manager.leave();
}
