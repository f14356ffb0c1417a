import { ANNEX_LAW, type AnnexStep } from '@urzad/grants';
import type { SQL } from 'drizzle-orm';
import type { ApiError } from '../../api-error';
import { actorOf, initialsRefusal, type Viewer, visibleRows } from '../cofunding-contracts/public';
import { type AnnexRecord, cofundingAnnex as table } from './table';

/** Whose views there are is the same as of contracts: who sees a contract of an office sees its annexes. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return visibleRows(table, viewer);
}

/** What stands against a step that the law allows in this status and to this viewer. */
export function refusalOf(record: AnnexRecord, step: AnnexStep, viewer: Viewer): ApiError | undefined {
  return initialsRefusal(record, { step, viewer, own: 'own-annex' });
}

/** The steps that this viewer may do now. */
export function offeredSteps(record: AnnexRecord, viewer: Viewer): AnnexStep[] {
  return ANNEX_LAW.stepsFrom(record.status, actorOf(viewer)).filter(
    (step) => !refusalOf(record, step, viewer),
  );
}
