import type { Registration } from '@urzad/contract';
import type { Progress } from './review-marks';

export type DecisionHint =
  | 'remarkNeedsWords'
  | 'returnNeedsRemark'
  | 'rejectNeedsRemark'
  | 'rejectNeedsAll'
  | 'scoreNeedsAll'
  | 'scoreNeedsNoRemarks'
  | 'scoreNeedsSignature'
  | 'noReturnLeft';

interface Offered {
  /** Whether the rules of the call allow another call for correction. */
  mayReturn: boolean;
  /** Whether a reason of a rejection fits what is recorded. */
  canReject: boolean;
  /** Whether a signature waits to be accepted as valid. */
  isUnclear: boolean;
}

/** What is missing for the decisions that cannot be taken now. */
export function decisionHints(
  { checked, all, remarks, wordless }: Progress,
  { mayReturn, canReject, isUnclear }: Offered,
): DecisionHint[] {
  if (wordless > 0) return ['remarkNeedsWords'];
  if (remarks === 0) {
    const remark = mayReturn ? 'returnNeedsRemark' : 'rejectNeedsRemark';
    const missing = checked < all ? (['scoreNeedsAll'] as const) : [];
    return [remark, ...missing, ...(isUnclear ? (['scoreNeedsSignature'] as const) : [])];
  }
  return [
    'scoreNeedsNoRemarks',
    ...(canReject ? [] : (['rejectNeedsAll'] as const)),
    ...(mayReturn ? [] : (['noReturnLeft'] as const)),
  ];
}

/** Whether a signature with an unclear verdict waits for who leads the application. */
export function hasUnclear({ unclear_signatures }: Pick<Registration, 'unclear_signatures'>): boolean {
  return unclear_signatures.some(({ confirmed }) => confirmed === null);
}
