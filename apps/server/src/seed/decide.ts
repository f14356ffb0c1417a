import { type Registration, refOf } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { type RegistrationStep, reviewedFields } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { appendLog, systemOrigin } from '../audit-log/log';
import { systemAuthor } from '../author';
import { notify } from '../notify';
import {
  getLockedForSystem,
  noteOf,
  rankedText,
  releasePlaces,
  takeStep,
} from '../resources/cofunding-registrations/public';
import { OLD_CALL, type PlannedEnd, type RegistrationPlan } from './registration-plans';
import { type Stage, signIn } from './stage';
import { walkRegistration } from './walk-registration';

const CLERK = 'pracownik1@urzad.example.com';
/** The officer of the old call, so that the queue of the other one holds only open work. */
const CLERK_OF_OLD_CALL = 'pracownik2@urzad.example.com';
const MANAGER = 'kierownik@urzad.example.com';
const TOO_YOUNG = 'W pierwszym dniu naboru dziecko nie miało jeszcze 20 tygodni.';
const TAKEN = '2026-11-12 10:00';
const RANKED = '2026-11-24 12:00';

type RankedEnd = Extract<PlannedEnd, 'documents' | 'reserve' | 'not_qualified'>;

/** The steps of the office: the formal check by its endpoints, the decisions by the law of the domain. */
export async function decide(
  stage: Stage,
  { id }: Registration,
  { call, end }: RegistrationPlan,
): Promise<void> {
  const isOld = call === OLD_CALL;
  if (isOld) stage.clock.set(getMoment(TAKEN));
  const clerk = await signIn(stage, isOld ? CLERK_OF_OLD_CALL : CLERK);
  const steps = walkRegistration(clerk);
  const taken = await steps.step('take', id);
  if (end === 'formally_rejected') {
    // What the remark records is the basis of the rejection.
    const marks = [{ field: 'children.0.pesel', state: 'remark', text: TOO_YOUNG }];
    const { row_version } = await steps.step('review', id, { marks, row_version: taken.row_version });
    await steps.step('reject', id, { row_version, reason: 'WIEK', text: TOO_YOUNG });
  }
  if (isRanked(end)) {
    const marks = reviewedFields(formOfDraft(taken.form)).map((field) => ({ field, state: 'ok' }));
    const { row_version, points_auto } = await steps.step('review', id, {
      marks,
      row_version: taken.row_version,
    });
    await steps.step('score', id, { row_version, points_final: points_auto ?? 0 });
    await approve(stage, id);
    await rank(stage, id, end);
  }
  await clerk.leave();
}

/** By a second person, as for every score. */
async function approve(stage: Stage, id: number): Promise<void> {
  const manager = await signIn(stage, MANAGER);
  const steps = walkRegistration(manager);
  const { row_version } = await steps.find(id);
  await steps.step('approve', id, { row_version });
  await manager.leave();
}

/**
 * The effect of the ranking of a call on one registration: the steps, whether its children are free again, the
 * notification.
 */
const RANKED_BY: Record<
  RankedEnd,
  { steps: readonly RegistrationStep[]; result: Parameters<typeof rankedText>[1] }
> = {
  documents: { steps: ['qualify', 'requestDocuments'], result: 'qualified' },
  reserve: { steps: ['reserve'], result: 'reserve' },
  not_qualified: { steps: ['notQualify'], result: 'not_qualified' },
};

function isRanked(end: PlannedEnd): end is RankedEnd {
  return Object.hasOwn(RANKED_BY, end);
}

async function rank({ app, clock }: Stage, id: number, end: RankedEnd): Promise<void> {
  clock.set(getMoment(RANKED));
  const by = systemAuthor(clock.business());
  const { steps, result } = RANKED_BY[end];
  await app.db.transaction(async (tx) => {
    const before = await getLockedForSystem(tx, id);
    let record = before;
    for (const step of steps) record = await takeStep(tx, { record, step }, { by });
    if (end === 'not_qualified') await releasePlaces(tx, id);
    const text = rankedText({ number: record.number ?? '' }, result);
    await notify(app, tx, { to: record.id_user, text, ref: refOf('cofundingregistration', id) }, by);
    await appendLog(tx, systemOrigin(by.date), [noteOf('rank', before, record)]);
  });
}
