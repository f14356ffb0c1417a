import type { Registration } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { reviewedFields } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { PlannedEnd, RegistrationPlan } from './registration-plans';
import { type Stage, signIn } from './stage';
import { walkRegistration } from './walk-registration';

export const CLERK = 'pracownik1@urzad.example.com';
/** The officer of the old call, so that the queue of the other one holds only open work. */
export const CLERK_OF_OLD_CALL = 'pracownik2@urzad.example.com';
const MANAGER = 'kierownik@urzad.example.com';
const TOO_YOUNG = 'W pierwszym dniu naboru dziecko nie miało jeszcze 20 tygodni.';
/** Those of calls that are over; of the open one, right after it was sent. */
const TAKEN: Partial<Record<RegistrationPlan['call'], string>> = {
  '1/2026': '2026-03-10 10:00',
  '2/2026': '2026-11-12 10:00',
};

/**
 * The steps of the office: the formal check by its endpoints, the decisions by the law of the domain. One that was begun
 * before a crash goes on.
 */
export async function decide(
  stage: Stage,
  { id }: Pick<Registration, 'id'>,
  { call, end }: RegistrationPlan,
): Promise<void> {
  const at = TAKEN[call];
  if (at !== undefined) stage.clock.set(getMoment(at));
  const clerk = await signIn(stage, at !== undefined ? CLERK_OF_OLD_CALL : CLERK);
  const steps = walkRegistration(clerk);
  const found = await steps.find(id);
  const taken = found.status === 'submitted' ? await steps.step('take', id) : found;
  const isOpen = taken.status === 'formal_check';
  if (isOpen && end === 'formally_rejected') {
    // What the remark records is the basis of the rejection.
    const marks = [{ field: 'children.0.pesel', state: 'remark', text: TOO_YOUNG }];
    const { row_version } = await steps.step('review', id, { marks, row_version: taken.row_version });
    await steps.step('reject', id, { row_version, reason: 'WIEK', text: TOO_YOUNG });
  }
  if (isOpen && isRanked(end)) {
    const marks = reviewedFields(formOfDraft(taken.form)).map((field) => ({ field, state: 'ok' }));
    const { row_version, points_auto } = await steps.step('review', id, {
      marks,
      row_version: taken.row_version,
    });
    await steps.step('score', id, { row_version, points_final: points_auto ?? 0 });
  }
  if (isRanked(end)) await approve(stage, id);
  await clerk.leave();
}

/** By a second person, as for every score. */
async function approve(stage: Stage, id: number): Promise<void> {
  const manager = await signIn(stage, MANAGER);
  const steps = walkRegistration(manager);
  const { row_version, status, approved_date } = await steps.find(id);
  if (status === 'scored' && approved_date === null) await steps.step('approve', id, { row_version });
  await manager.leave();
}

const RANKED: readonly PlannedEnd[] = ['documents', 'contract_stage', 'reserve', 'not_qualified', 'resigned'];

/** The result comes with the ranking of the call. */
function isRanked(end: PlannedEnd): boolean {
  return RANKED.includes(end);
}
