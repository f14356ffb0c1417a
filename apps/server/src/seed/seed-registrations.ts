import type { Registration } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { CALL_PRESETS, type CallParams, type RegistrationStatus } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import { appendLog, systemOrigin } from '../audit-log/log';
import { baseLog } from '../audit-log/table';
import { neverCrash } from '../crash';
import type { Db } from '../db';
import { cofundingCall } from '../resources/cofunding-calls/table';
import { CERTIFICATE_ACTS } from './bring-certificate';
import { DOCUMENT_ACTS } from './bring-documents';
import { CASE_PLANS } from './case-plans';
import { decide } from './decide';
import { deliverSeeded } from './deliver-seeded';
import { LETTER_ACTS } from './exchange-letters';
import { nights } from './pass-nights';
import { PAYMENT_ACTS } from './pay-claims';
import { RANKING_ACTS, RESIGNED, resignAndPromote } from './rank-old-call';
import {
  DAYS_OF_CALL,
  OLD_CALL,
  REGISTRATION_PLANS,
  type RegistrationPlan,
  SETTLED_CALL,
} from './registration-plans';
import { walkCase } from './seed-cases';
import { SETTLED, settleCall } from './settle-call';
import { contractActs } from './sign-contracts';
import { attachmentOf, openStage, type SeedParts, type Stage, signIn } from './stage';
import { claimActs } from './submit-claims';
import { VERDICT_ACTS } from './verify-claims';
import { filledForm, type Walker, walkRegistration } from './walk-registration';

const DONE = 'registrations.seeded';
/** Submitted, and without points that a second person has approved. */
const UNDECIDED: readonly RegistrationStatus[] = ['submitted', 'formal_check', 'scored'];

/**
 * Registrations and cases of the demo data, made over the endpoints that the portal uses: every document is really made,
 * signed and sealed. Once for each database; after a crash the work continues where it stopped: each step looks whether it
 * was done.
 *
 * @param until what comes after the start of the demo is left out
 * @param crash of a test that ends the work after a request
 */
export async function seedRegistrations(parts: SeedParts, until: Date, crash = neverCrash): Promise<void> {
  const { db } = parts;
  const [done] = await db.select({ id: baseLog.id }).from(baseLog).where(eq(baseLog.event, DONE)).limit(1);
  if (done) return;

  const stage = await openStage(parts, crash);
  try {
    await reopenCalls(stage);
    for (const { make } of plansUntil(until)) await make(stage);
    await closeOldCall(stage);
  } finally {
    await stage.app.close();
  }
  await deliverSeeded(db, stage.clock);
  await db.transaction((tx) => appendLog(tx, systemOrigin(until), [{ event: DONE }]));
}

/** In the order of their times, as are the numbers of registrations and cases. */
function plansUntil(until: Date) {
  const plans = [
    ...REGISTRATION_PLANS.map((plan) => ({ at: plan.sent, make: (stage: Stage) => walk(stage, plan) })),
    ...RANKING_ACTS,
    ...DOCUMENT_ACTS,
    { at: RESIGNED, make: resignAndPromote },
    { at: SETTLED, make: settleCall },
    ...CERTIFICATE_ACTS,
    ...contractActs(),
    ...claimActs(),
    ...VERDICT_ACTS,
    ...PAYMENT_ACTS,
    ...nights(),
    ...LETTER_ACTS,
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

  let reached = (await findBegun(parent, plan)) ?? (await steps.add(plan.call));
  if (reached.status === 'draft') reached = await fill(stage, parent, { begun: reached, plan });
  if (plan.end !== 'draft') {
    if (reached.status === 'draft') reached = await steps.prepare(reached);
    if (reached.status === 'to_sign') reached = await steps.sign(reached);
    if (reached.status === 'signed') reached = await steps.send(reached);
    if (plan.end !== 'submitted' && UNDECIDED.includes(reached.status)) await decide(stage, reached, plan);
  }
  await parent.leave();
}

async function fill(
  stage: Stage,
  parent: Walker,
  { begun, plan }: { begun: Registration; plan: RegistrationPlan },
): Promise<Registration> {
  const steps = walkRegistration(parent);
  const draft = begun.clause.status === 'signed' ? begun : await steps.signClause(begun);
  let ready = await steps.save(draft, filledForm(draft, { ...plan, days: DAYS_OF_CALL[plan.call] }));
  for (const kind of plan.files.filter((one) => !draft.attachments.some(({ kind }) => kind === one))) {
    const { name, bytes } = await attachmentOf(stage, kind);
    ready = await steps.attach(ready, kind, await steps.upload(name, bytes));
  }
  return ready;
}

async function findBegun(parent: Walker, { call }: RegistrationPlan): Promise<Registration | undefined> {
  const { data }: { data: Registration[] } = JSON.parse(
    (await parent.get('/api/cofundingregistration/get')).body,
  );
  const row = data.find(({ call_number }) => call_number === call);
  return row && walkRegistration(parent).find(row.id);
}

/**
 * Opens the calls that are over again while the demo data is made. The old one without a lowest age: the office
 * rejected a child of seven weeks there, and today's form would not let such a registration be signed. One whose list was
 * published before a crash is over for good.
 */
async function reopenCalls({ app: { db } }: Stage): Promise<void> {
  await reopen(db, OLD_CALL, { age_min: { count: 0, unit: 'weeks' } });
  await reopen(db, SETTLED_CALL);
}

async function closeOldCall({ app: { db } }: Stage): Promise<void> {
  await setParams(db, OLD_CALL, { age_min: CALL_PRESETS.A_DO_3.age_min });
}

async function reopen(db: Db, number: string, params: Partial<CallParams> = {}): Promise<void> {
  await setParams(db, number, params);
  await db
    .update(cofundingCall)
    .set({ status: 'open' })
    .where(and(eq(cofundingCall.number, number), eq(cofundingCall.list_version, 0)));
}

async function setParams(db: Db, number: string, params: Partial<CallParams>): Promise<void> {
  const isCall = eq(cofundingCall.number, number);
  const [call] = await db.select({ params: cofundingCall.params }).from(cofundingCall).where(isCall);
  if (!call) throw new Error(`Call ${number} is not among the demo data.`);
  await db
    .update(cofundingCall)
    .set({ params: { ...call.params, ...params } })
    .where(isCall);
}
