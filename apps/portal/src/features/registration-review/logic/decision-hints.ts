import type { Progress } from './review-marks';

export type DecisionHint =
  | 'remarkNeedsWords'
  | 'returnNeedsRemark'
  | 'rejectNeedsRemark'
  | 'rejectNeedsAll'
  | 'scoreNeedsAll'
  | 'scoreNeedsNoRemarks'
  | 'noReturnLeft';

interface Offered {
  /** Whether the rules of the call allow another call for correction. */
  mayReturn: boolean;
  /** Whether a reason of a rejection fits what is recorded. */
  canReject: boolean;
}

/** What is missing for the decisions that cannot be taken now. */
export function decisionHints(
  { checked, all, remarks, wordless }: Progress,
  { mayReturn, canReject }: Offered,
): DecisionHint[] {
  if (wordless > 0) return ['remarkNeedsWords'];
  if (remarks === 0) {
    const remark = mayReturn ? 'returnNeedsRemark' : 'rejectNeedsRemark';
    return checked < all ? [remark, 'scoreNeedsAll'] : [remark];
  }
  return [
    'scoreNeedsNoRemarks',
    ...(canReject ? [] : (['rejectNeedsAll'] as const)),
    ...(mayReturn ? [] : (['noReturnLeft'] as const)),
  ];
}
