import type { Claim, ClaimRow } from '@urzad/contract';
import { getMoment, type IsoMonth } from '@urzad/domain';
import { CLERK } from './decide';
import { MANAGER } from './rank-old-call';
import { type Stage, signIn } from './stage';
import { VERDICT_PLANS, type VerdictPlan } from './verdict-plans';
import { dataOf, type Walker } from './walk-registration';

const URL = '/api/cofundingrequest';

/** What the office does with the claims of the demo data. */
export const VERDICT_ACTS = VERDICT_PLANS.map((plan) => ({
  at: plan.at,
  make: (stage: Stage) => judge(stage, plan),
}));

/** A step that was done before a crash is left out, and one that was begun goes on. */
async function judge(stage: Stage, plan: VerdictPlan): Promise<void> {
  stage.clock.set(getMoment(plan.at));
  const isSecond = plan.step === 'approve' || plan.step === 'reject';
  const officer = await signIn(stage, isSecond ? MANAGER : CLERK);
  const claim = await getClaim(officer, plan);
  if (isSecond && claim.status === 'verified') {
    await step(officer, claim, plan.step, plan.reason ? { reason: plan.reason } : {});
  } else if (!isSecond) {
    const taken = claim.status === 'submitted' ? await step(officer, claim, 'take') : claim;
    if (taken.status === 'verification') await check(officer, taken, plan);
  }
  await officer.leave();
}

/** By its child, month and place in the month, as the numbers of the demo data are given by the server. */
export async function getClaim(
  officer: Walker,
  { child, month, again }: { child: string; month: IsoMonth; again?: true },
): Promise<Claim> {
  const rows: ClaimRow[] = dataOf(await officer.get(`${URL}/get?month=${month}&page_count=100`));
  const ofMonth = rows.filter((row) => row.child === child).toSorted((one, other) => one.id - other.id);
  const row = ofMonth[again ? 1 : 0];
  if (!row) throw new Error(`There is no claim of ${child} for ${month} on which the office could decide.`);
  return dataOf(await officer.get(`${URL}/find?id=${row.id}`));
}

async function check(clerk: Walker, taken: Claim, plan: VerdictPlan): Promise<void> {
  const [first] = taken.lines;
  if (plan.step === 'correct') {
    const { reason } = plan;
    await step(clerk, taken, 'callcorrection', { reason, lines: [{ id_line: first?.id, note: reason }] });
    return;
  }
  const decided = plan.step === 'begin' ? taken.lines.slice(0, 1) : taken.lines;
  let claim = taken;
  for (const { id: id_line, kind } of decided.filter((line) => line.decision === null)) {
    const note = plan.refused?.kind === kind ? plan.refused.note : '';
    const decision = note === '' ? 'OK' : 'NIE';
    claim = await step(clerk, claim, 'decide', { id_line, decision, eligible_amount: null, note });
  }
  if (plan.step === 'verify') await step(clerk, claim, 'verify');
}

async function step(
  who: Walker,
  { id, row_version }: Claim,
  name: string,
  body: object = {},
): Promise<Claim> {
  return dataOf(await who.post(`${URL}/${name}?id=${id}`, { row_version, ...body }));
}
