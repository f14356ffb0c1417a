import type { Registration } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { CALL_PRESETS, type CallParams } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { appendLog, systemOrigin } from '../audit-log/log';
import { baseLog } from '../audit-log/table';
import type { Db } from '../db';
import { cofundingCall } from '../resources/cofunding-calls/table';
import { CERTIFICATE_ACTS } from './bring-certificate';
import { BROUGHT, bringDocuments } from './bring-documents';
import { CASE_PLANS } from './case-plans';
import { decide } from './decide';
import { deliverSeeded } from './deliver-seeded';
import { nights } from './pass-nights';
import { RANKED, RESIGNED, rankOldCall, resignAndPromote } from './rank-old-call';
import { DAYS_OF_CALL, OLD_CALL, REGISTRATION_PLANS, type RegistrationPlan } from './registration-plans';
import { walkCase } from './seed-cases';
import { contractActs } from './sign-contracts';
import { attachmentOf, openStage, type SeedParts, type Stage, signIn } from './stage';
import { claimActs } from './submit-claims';
import { filledForm, type Walker, walkRegistration } from './walk-registration';

const DONE = 'registrations.seeded';

/**
 * Registrations and cases of the demo data, made over the endpoints that the portal uses: every document is really made,
 * signed and sealed. Once for each database; after a crash the work continues where it stopped.
 *
 * @param until what comes after the start of the demo is left out
 */
export async function seedRegistrations(parts: SeedParts, until: Date): Promise<void> {
  const { db } = parts;
  const [done] = await db.select({ id: baseLog.id }).from(baseLog).where(eq(baseLog.event, DONE)).limit(1);
  if (done) return;

  const stage = await openStage(parts);
  await reopenOldCall(stage);
  for (const { make } of plansUntil(until)) await make(stage);
  await closeOldCall(stage);
  await stage.app.close();
  await deliverSeeded(db, stage.clock);
  await db.transaction((tx) => appendLog(tx, systemOrigin(until), [{ event: DONE }]));
}

/** In the order of their times, as are the numbers of registrations and cases. */
function plansUntil(until: Date) {
  const plans = [
    ...REGISTRATION_PLANS.map((plan) => ({ at: plan.sent, make: (stage: Stage) => walk(stage, plan) })),
    { at: RANKED, make: rankOldCall },
    { at: BROUGHT, make: bringDocuments },
    { at: RESIGNED, make: resignAndPromote },
    ...CERTIFICATE_ACTS,
    ...contractActs(),
    ...claimActs(),
    ...nights(),
    ...CASE_PLANS.map((plan) => ({ at: plan.opened, make: (stage: Stage) => walkCase(stage, plan) })),
  ];
  return plans
    .filter(({ at }) => getMoment(at) <= until)
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

async function walk(stage: Stage, plan: RegistrationPlan): Promise<void> {
  stage.clock.set(getMoment(plan.sent));
  const parent = await signIn(stage, plan.mail, plan.application);
  const steps = walkRegistration(parent);

  const begun = await findBegun(parent, plan);
  if (begun && begun.status !== 'draft') return;
  const draft = begun ?? (await steps.signClause(await steps.add(plan.call)));
  const saved = await steps.save(draft, filledForm(draft, { ...plan, days: DAYS_OF_CALL[plan.call] }));
  let ready = saved;
  for (const kind of plan.files) {
    const { name, bytes } = await attachmentOf(stage, kind);
    ready = await steps.attach(ready, kind, await steps.upload(name, bytes));
  }

  if (plan.end !== 'draft') {
    const registration = await steps.send(await steps.sign(await steps.prepare(ready)));
    if (plan.end !== 'submitted') await decide(stage, registration, plan);
  }
  await parent.leave();
}

async function findBegun(parent: Walker, { call }: RegistrationPlan): Promise<Registration | undefined> {
  const { data }: { data: Registration[] } = JSON.parse(
    (await parent.get('/api/cofundingregistration/get')).body,
  );
  const row = data.find(({ call_number }) => call_number === call);
  return row && walkRegistration(parent).find(row.id);
}

/**
 * Opens the old call again while the demo data is made, without a lowest age: the office rejected a child of seven
 * weeks there, and today's form would not let such a registration be signed.
 */
async function reopenOldCall({ app }: Stage): Promise<void> {
  await setOldCall(app.db, { status: 'open', age_min: { count: 0, unit: 'weeks' } });
}

async function closeOldCall({ app }: Stage): Promise<void> {
  await setOldCall(app.db, { age_min: CALL_PRESETS.A_DO_3.age_min });
}

async function setOldCall(
  db: Db,
  { status, age_min }: { status?: 'open'; age_min: CallParams['age_min'] },
): Promise<void> {
  const isOldCall = eq(cofundingCall.number, OLD_CALL);
  const [call] = await db.select({ params: cofundingCall.params }).from(cofundingCall).where(isOldCall);
  if (!call) throw new Error(`Call ${OLD_CALL} is not among the demo data.`);
  await db
    .update(cofundingCall)
    .set({ ...(status && { status }), params: { ...call.params, age_min } })
    .where(isOldCall);
}
