import type { Registration } from '@urzad/contract';
import { type FileKind, type RegistrationStep, reviewedFields } from '@urzad/domain';
import { formOfDraft } from '@urzad/domain/schemas';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Parts } from '../app';
import { systemAuthor } from '../author';
import { type DemoClock, warsawTime } from '../clock';
import { neverCrash } from '../crash';
import { appendLog, systemOrigin } from '../log/log';
import { baseLog } from '../log/table';
import type { Letter } from '../mail/mail';
import { cofundingCall } from '../resources/cofunding-calls/table';
import { lockForSystem, takeStep } from '../resources/cofunding-registrations/step';
import { user } from '../resources/users/table';
import { endSessionsOf, startSession } from '../sessions/sessions';
import { demoAttachment } from './demo-attachment';
import { DAYS_OF_CALL, REGISTRATION_PLANS, type RegistrationPlan } from './registration-plans';
import { DEMO_PASSWORD } from './seed';
import { filledForm, type Walker, walkRegistration } from './walk-registration';

const DONE = 'registrations.seeded';
const CLERK = 'pracownik1@urzad.example.com';
const OLD_CALL = '2/2026';
const TAKEN = '2026-11-12 10:00';
const RANKED = '2026-11-24 12:00';

type SeedParts = Omit<Parts, 'clock' | 'mail' | 'crash' | 'portalDir' | 'demoClock' | 'logTo'>;

interface Stage {
  app: FastifyInstance;
  clock: DemoClock;
  letters: Map<string, Letter>;
  attachments: Map<FileKind, Awaited<ReturnType<typeof demoAttachment>>>;
}

/**
 * Registrations of the demo data, sent by their parents over the very calls that the portal makes: every document is
 * really made, signed and sealed. Once for each database; a server killed in the middle goes on where it stopped.
 *
 * @param until what lies after the beginning of the demo has not happened yet
 */
export async function seedRegistrations(parts: SeedParts, until: Date): Promise<void> {
  const { db } = parts;
  const [done] = await db.select({ id: baseLog.id }).from(baseLog).where(eq(baseLog.event, DONE)).limit(1);
  if (done) return;

  const stage = await openStage(parts);
  await setCallStatus(stage, 'open');
  for (const plan of REGISTRATION_PLANS.filter(({ sent }) => warsawTime(sent) <= until))
    await walk(stage, plan);
  await setCallStatus(stage, 'ranked');
  await stage.app.close();
  await db.transaction((tx) => appendLog(tx, systemOrigin(until), [{ event: DONE }]));
}

/** The whole server without a listener, on a clock that goes where the plan says, and with a mailbox in memory. */
async function openStage(parts: SeedParts): Promise<Stage> {
  let business = new Date(0);
  const clock: DemoClock = {
    now: () => new Date(),
    business: () => business,
    set: (moment) => {
      business = moment ?? business;
    },
  };
  const letters = new Map<string, Letter>();
  const app = await buildApp({
    ...parts,
    config: { ...parts.config, logLevel: 'silent' },
    clock,
    mail: { send: async (_tx, letter) => void letters.set(letter.to, letter), wake: () => undefined },
    crash: neverCrash,
    portalDir: '',
  });
  return { app, clock, letters, attachments: new Map() };
}

async function walk(stage: Stage, plan: RegistrationPlan): Promise<void> {
  stage.clock.set(warsawTime(plan.sent));
  const parent = await signIn(stage, plan.mail);
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
    if (plan.end !== 'submitted') await goOn(stage, registration, plan);
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

/** The office's part: the formal check by its calls, the ranking by the law of the domain. */
async function goOn(stage: Stage, { id }: Registration, { call, end }: RegistrationPlan): Promise<void> {
  if (call === OLD_CALL) stage.clock.set(warsawTime(TAKEN));
  const clerk = await signIn(stage, CLERK);
  const steps = walkRegistration(clerk);
  const taken = await steps.step('take', id);
  if (end === 'reserve' || end === 'documents') {
    const marks = reviewedFields(formOfDraft(taken.form)).map((field) => ({ field, state: 'ok' }));
    const { row_version, points_auto } = await steps.step('review', id, {
      marks,
      row_version: taken.row_version,
    });
    await steps.step('score', id, { row_version, points_final: points_auto ?? 0 });
    await rank(stage, id, end === 'reserve' ? ['reserve'] : ['qualify', 'requestDocuments']);
  }
  await clerk.leave();
}

async function rank({ app, clock }: Stage, id: number, steps: readonly RegistrationStep[]): Promise<void> {
  clock.set(warsawTime(RANKED));
  await app.db.transaction(async (tx) => {
    for (const step of steps) {
      await takeStep(
        tx,
        { record: await lockForSystem(tx, id), step },
        { by: systemAuthor(clock.business()) },
      );
    }
  });
}

async function attachmentOf({ attachments }: Stage, kind: FileKind) {
  const made = attachments.get(kind) ?? (await demoAttachment(kind));
  attachments.set(kind, made);
  return made;
}

async function signIn(
  { app, clock, letters }: Stage,
  mail: string,
): Promise<Walker & { leave(): Promise<void> }> {
  const [account] = await app.db.select({ id: user.id }).from(user).where(eq(user.mail, mail));
  if (!account) throw new Error(`The demo data has nobody with the address ${mail}.`);
  const session = { id_user: account.id, remember_me: 'no' as const, ip: '127.0.0.1', user_agent: 'demo' };
  const { token } = await app.db.transaction((tx) => startSession(tx, clock.now(), session));

  return {
    pass: DEMO_PASSWORD,
    get: (url) => app.inject({ method: 'GET', url, headers: { token } }),
    post: (url, body = {}, headers = {}) =>
      app.inject({ method: 'POST', url, headers: { token, ...headers }, payload: body }),
    code: async () => /Kod: ([0-9]{6})/.exec(letters.get(mail)?.text ?? '')?.[1] ?? '',
    leave: () =>
      app.db.transaction((tx) =>
        endSessionsOf(tx, clock.now(), { id_user: account.id, end_reason: 'logout' }),
      ),
  };
}

/** The old call takes registrations once more while the demo data is made, and is decided again afterwards. */
async function setCallStatus({ app }: Stage, status: 'open' | 'ranked'): Promise<void> {
  await app.db.update(cofundingCall).set({ status }).where(eq(cofundingCall.number, OLD_CALL));
}
