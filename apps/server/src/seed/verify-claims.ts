import type { Claim, ClaimRow } from '@urzad/contract';
import { getMoment, type IsoMonth } from '@urzad/domain';
import type { ClaimStatus } from '@urzad/grants';
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

const FROM: Record<VerdictPlan['step'], ClaimStatus> = {
  ...{ begin: 'submitted', verify: 'submitted', correct: 'submitted' },
  ...{ approve: 'verified', reject: 'verified' },
};

/** A step that was done before a crash finds no claim that waits for it. */
async function judge(stage: Stage, plan: VerdictPlan): Promise<void> {
  stage.clock.set(getMoment(plan.at));
  const isSecond = plan.step === 'approve' || plan.step === 'reject';
  const officer = await signIn(stage, isSecond ? MANAGER : CLERK);
  const claim = await findClaim(officer, { ...plan, status: FROM[plan.step] });
  if (claim && isSecond) await step(officer, claim, plan.step, plan.reason ? { reason: plan.reason } : {});
  else if (claim) await check(officer, await step(officer, claim, 'take'), plan);
  await officer.leave();
}

/** By its child and month, as the numbers of the demo data are given by the server. */
export async function findClaim(
  officer: Walker,
  { child, month, status }: { child: string; month: IsoMonth; status: ClaimStatus },
): Promise<Claim | undefined> {
  const rows: ClaimRow[] = dataOf(
    await officer.get(`${URL}/get?month=${month}&status=${status}&page_count=100`),
  );
  const row = rows.find((one) => one.child === child);
  return row && dataOf(await officer.get(`${URL}/find?id=${row.id}`));
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
  for (const { id: id_line, kind } of decided) {
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
