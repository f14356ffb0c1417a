import { formatMoney } from '@urzad/domain';
import type { SvgIcon } from '@urzad/ui';
import { BadgeCheck, Undo2, X } from 'lucide-react';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import { useHeldSteps } from '#shared/object/use-held-steps';
import { useSession } from '#shared/session/session-store';
import { type ReasonedStepName, takeReasonedStep } from '../api';
import { type Approval, approvalOf } from '../logic/approval-of';
import { refundOf } from '../logic/refund-of';
import { decisionMessages } from '../messages/decisions';
import { PlainStep, type StepProps } from './plain-claim-step';

/** The decision of a second person; who checked the claim sees why it is not theirs. */
export function ApprovalActions({ hintId, ...props }: StepProps & { hintId: string }) {
  const words = useMessages(decisionMessages);
  const myId = useSession(({ me }) => me?.id);
  const { claim, onDecided, onOpenChange } = props;
  const now = approvalOf(claim, myId);
  const { amount, outcome } = refundOf(claim);
  const target = { queries: ofClaim, back: words.back, reasons: words.reasons, onDecided, onOpenChange };
  const { may, isHeld, targetOf } = useHeldSteps(stepsOf(now), target);
  if (!now && !isHeld) return null;
  const isKept = outcome === 'kept';
  const { id, row_version } = claim;
  const money = formatMoney(amount);
  const paid = claim.terms.already_paid;
  const whatFollows = () => {
    if (isKept) return words.keepPaid(formatMoney(paid));
    if (paid > 0) return words.approveMore(money, formatMoney(paid));
    return outcome === 'approved_partly'
      ? words.approvePart(money, formatMoney(claim.refund_claimed))
      : words.approveWhole(money);
  };
  const reasoned = (step: ReasonedStepName, icon: SvgIcon) => (
    <ReasonStep
      target={targetOf(step)}
      words={words[step]}
      explanation={{ label: words.reason, needed: words.reasonNeeded }}
      icon={icon}
      button={{ disabled: now?.isOwn ?? false, 'aria-describedby': hintId }}
      send={(reason, key) => takeReasonedStep(step, { id, row_version, reason }, key)}
    />
  );

  return (
    <>
      {may('sendBack') && reasoned('sendBack', Undo2)}
      {may('reject') && reasoned('reject', X)}
      {may('approve') && (
        <PlainStep
          {...props}
          onOpenChange={targetOf('approve').onOpenChange}
          step="approve"
          label={words.approve}
          icon={BadgeCheck}
          done={(after) =>
            after.status === 'paid' ? words.keptToast : words.approvedToast(formatMoney(amount))
          }
          refused={words.notApproved}
          disabled={now?.reason !== undefined}
          aria-describedby={hintId}
        >
          <p className="u:font-semibold">{whatFollows()}</p>
          <p>{isKept ? words.keepText : words.approveText}</p>
        </PlainStep>
      )}
    </>
  );
}

type ApprovalStep = ReasonedStepName | 'approve';

function stepsOf(approval: Approval | undefined): ApprovalStep[] {
  if (!approval) return [];
  return approval.mayReject ? ['sendBack', 'reject', 'approve'] : ['sendBack', 'approve'];
}
