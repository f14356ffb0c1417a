import type { Claim } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { CheckCheck } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { checkProgress } from '../logic/check-progress';
import { refundOf } from '../logic/refund-of';
import { decisionMessages } from '../messages/decisions';
import { ApprovalActions } from './approval-actions';
import { CorrectionStep } from './correction-step';
import { PlainStep, type StepProps } from './plain-claim-step';
import { RecoverStep } from './recover-step';
import { TakeStep } from './take-step';

interface ClaimActionsProps extends StepProps {
  /** The id of what says why a button is disabled. */
  hintId: string;
  /** A decision on a line is being stored. */
  isStoring: boolean;
}

/** What this officer may do with the claim now. */
export function ClaimActions({ hintId, isStoring, ...props }: ClaimActionsProps) {
  const words = useMessages(decisionMessages);
  const { steps, lines } = props.claim;
  const refund = refundOf(props.claim);
  const may = (step: Claim['steps'][number]) => steps.includes(step);
  const { mayEnd } = checkProgress({ lines });

  return (
    <>
      {may('take') && <TakeStep {...props} />}
      {may('callCorrection') && <CorrectionStep {...props} />}
      {may('verify') && (
        <PlainStep
          {...props}
          step="verify"
          label={words.verify}
          icon={CheckCheck}
          done={() => words.verified}
          refused={words.notVerified}
          disabled={!mayEnd}
          // Not disabled: Tab, right after the key of the last decision, has to find it.
          loading={mayEnd && isStoring}
          aria-describedby={hintId}
        >
          <p className="u:font-semibold">{words.refundIs(formatMoney(refund.amount))}</p>
          <p>{words.verifyText}</p>
        </PlainStep>
      )}
      <ApprovalActions {...props} hintId={hintId} />
      {may('recover') && <RecoverStep {...props} />}
    </>
  );
}
