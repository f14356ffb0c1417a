import { formatMoney } from '@urzad/domain';
import { BadgeCheck, Undo2, X } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { approvalOf } from '../logic/approval-of';
import { refundOf } from '../logic/refund-of';
import { decisionMessages } from '../messages/decisions';
import { PlainStep, type StepProps } from './plain-claim-step';
import { ReasonStep } from './reasoned-claim-step';

/** The decision of a second person; who checked the claim sees why it is not theirs. */
export function ApprovalActions({ hintId, ...props }: StepProps & { hintId: string }) {
  const words = useMessages(decisionMessages);
  const myId = useSession(({ me }) => me?.id);
  const { claim } = props;
  const approval = approvalOf(claim, myId);
  const { amount, outcome } = refundOf(claim);
  if (!approval) return null;
  const money = formatMoney(amount);
  const paid = claim.terms.already_paid;
  const whatOf = (isKept: boolean) => {
    if (isKept) return words.keepPaid(formatMoney(paid));
    if (paid > 0) return words.approveMore(money, formatMoney(paid));
    return outcome === 'approved_partly'
      ? words.approvePart(money, formatMoney(claim.refund_claimed))
      : words.approveWhole(money);
  };
  const disabled = { disabled: approval.isOwn, 'aria-describedby': hintId };

  return (
    <>
      <ReasonStep
        {...props}
        {...disabled}
        step="sendBack"
        label={words.sendBack}
        icon={Undo2}
        intro={words.sendBackText}
        done={words.sentBack}
        refused={words.notSentBack}
      />
      {approval.mayReject && (
        <ReasonStep
          {...props}
          {...disabled}
          step="reject"
          label={words.reject}
          icon={X}
          intro={words.rejectText}
          done={words.rejected}
          refused={words.notRejected}
        />
      )}
      <PlainStep
        {...props}
        step="approve"
        label={words.approve}
        icon={BadgeCheck}
        done={(after) =>
          after.status === 'paid' ? words.keptToast : words.approvedToast(formatMoney(amount))
        }
        refused={words.notApproved}
        disabled={approval.reason !== undefined}
        aria-describedby={hintId}
      >
        <p className="u:font-semibold">{whatOf(approval.isKept)}</p>
        <p>{approval.isKept ? words.keepText : words.approveText}</p>
      </PlainStep>
    </>
  );
}
